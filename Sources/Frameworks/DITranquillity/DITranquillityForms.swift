import Model

extension [Form: FormReading] {
  static let ditranquillity: [Form: FormReading] = [
    .registration: .read([".register("]),
    .injection: .read([".injection("]),
    .lifetime: .read([".lifetime(."]),
    .name: .read(["name:"]),
    .argument: .read(["arg("]),
    .collection: .read(["many("]),
    .parent: .read(["parent:"]),
    .lazy: .read(["Lazy<"]),
    .testDouble: .read([".test()"]),
  ]
}
