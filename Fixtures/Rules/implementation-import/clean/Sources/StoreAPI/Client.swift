// A client of a server, not an interface of `Store`.
public protocol Transport {}
public final class Client {}
