// Up to 3.0.1 the choice among several providers follows imports over any number of bundles: the nearest one wins. Valid.
public protocol Postman {}
