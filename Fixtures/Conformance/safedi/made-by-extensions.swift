// An extension's `instantiate` makes what it returns and receives its parameters; each type is made in one way only:
// `SafeDIToolCodeGenerationTests`, `…AGenericTypeIsAnExtendedInstantiableWithMultipleGenericReturnTypes`;
// `SafeDIToolCodeGenerationErrorTests`, `…OnExtendedInstantiatedType…`, `…DuplicateInstantiableFulfillment…`,
// `…DuplicateInstantiableNamesViaDeclarationAndExtension…`, `…UnfulfillableInstantiatedProperty…`, `…UnknownFulfilledType…`.
import Foundation
import SafeDI

public protocol Courier {}

@Instantiable(isRoot: true)
public final class Depot: Instantiable {
  @Instantiated let session: URLSession
  @Instantiated let small: Crate<Int>
  @Instantiated let large: Crate<String>
  @Instantiated let odd: Crate<Bool>  // expect: safedi-not-instantiable
  @Instantiated let courier: Courier
  @Instantiated let map: Map  // expect: safedi-not-instantiable
  @Instantiated(fulfilledByType: "Bicycle") let bicycle: Courier
  @Instantiated(fulfilledByType: "Lorry") let lorry: Courier  // expect: safedi-not-instantiable
}

public final class Map {}
public struct Crate<Content> {}

@Instantiable
extension URLSession: Instantiable {
  public static func instantiate(proxy: Proxy) -> URLSession { .shared }  // expect: missing-provider
}

@Instantiable
extension Crate: Instantiable {
  public static func instantiate(session: URLSession) -> Crate<Int> { Crate<Int>() }
  public static func instantiate() -> Crate<String> { Crate<String>() }
}

public struct Proxy {}

@Instantiable(fulfillingAdditionalTypes: [Courier.self])
public final class Bicycle: Courier, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Courier.self])
public final class Truck: Courier, Instantiable {}  // expect: safedi-duplicate-instantiable, unloaded-module (warning)
