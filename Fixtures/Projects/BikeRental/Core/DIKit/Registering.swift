import DITranquillity

extension DIContainer {
  /// A service: one object per container, known under its protocol.
  @discardableResult
  public func service<Service, Implementation, each Dependency>(
    _ type: Service.Type,
    file: String = #file,
    line: Int = #line,
    _ make: @escaping (repeat each Dependency) -> Implementation
  ) -> DIComponentBuilder<Implementation> {
    register(file: file, line: line, make)
      .as(type)
      .lifetime(.perContainer(.strong))
  }

  /// Appends parts in the order of the list.
  public func append(parts: [DIPart.Type]) {
    for part in parts {
      append(part: part)
    }
  }
}
