import Model

extension [Hazard] {
  /// What goes wrong between the sources and the files beside them: storyboards, files of properties.
  static let swinject: [Hazard] = [
    Hazard(
      id: "swinject-controller-in-no-storyboard", pattern: .servedButUnmade, severity: .warning,
      summary: "a controller is registered for storyboards, and no storyboard has it",
      explanation: """
        What `storyboardInitCompleted` is given runs when a storyboard has made a controller of exactly that class, not of a \
        class below it, under the name that the scene's `swinjectRegistrationName` says. No storyboard of the project has such a \
        scene, and no code makes a controller of the class, so the closure never runs and what it asks for is never asked for.

        Put the class (Custom Class) and the name into the storyboard's scene, or remove the registration.
        """,
      message: "`{type}` is registered for storyboards{how}, and none has such a scene",
      cure: "set class and name of the scene, or remove the registration"),
    Hazard(
      id: "swinject-storyboard-name", pattern: .unservedScene, severity: .warning,
      summary: "a scene asks for its dependencies under a name that no registration has",
      explanation: """
        A controller made by a storyboard is filled by the registration of its class and of the name in its runtime attribute \
        `swinjectRegistrationName`; without that attribute by the one without a name. Where there is none, SwinjectStoryboard \
        logs it and goes on: the controller appears with nothing injected, and fails when it uses what it lacks.

        Give the scene a name that is registered, or register the class under the scene's name.
        """,
      message: "a scene of `{type}` is made {how}, and the class is registered for storyboards {names} only",
      cure: "set `swinjectRegistrationName` of the scene to a registered name, or register `{type}` as the scene asks for it"),
    Hazard(
      id: "swinject-controller-resolved", pattern: .servedAskedFor, severity: .warning,
      summary: "a controller that is registered for storyboards is asked of the container",
      explanation: """
        `storyboardInitCompleted` registers no service: the container fills controllers that a storyboard made, and makes none. \
        `resolve` answers nil for such a class, and whoever asked goes on without the controller.

        Make it with `SwinjectStoryboard.create(name:bundle:container:).instantiateViewController(withIdentifier:)`, or \
        register the class with `register`, too.
        """,
      message: "`{type}` is only registered for storyboards, so `resolve` answers nil",
      cure: "instantiate it from its storyboard, or register it with `register`, too"),
    Hazard(
      id: "swinject-missing-property", pattern: .missingValue, severity: .error,
      summary: "a property that must be there is in no file that its container has loaded",
      explanation: """
        `property` answers nil for a key that no file loaded into this very container has on its first level, and for a value \
        that cannot be read as the type asked for. Values of a parent container are not seen in a child. In Swinject 2 \
        `Assembler(assemblies:propertyLoaders:)` loads the files after the assemblies and their `loaded` have run. Unwrapping \
        nil stops the app.

        Add the key to a file that is loaded, load the file into this container and in time, or take the value as an optional.
        """,
      message: "the property \"{name}\" is unwrapped, and it is not there: {how}",
      cure: "put it into a file that this container loads before, or take `property(\"{name}\")` as an optional"),
    Hazard(
      id: "swinject-missing-resource", pattern: .missingFile, severity: .warning,
      summary: "a file of properties is loaded, and the project has none of that name",
      explanation: """
        The loader throws `missingResource` where the bundle has no such file. No folder of the project has it, and neither \
        the descriptions of the build nor git's rules speak of it. The name is given without the suffix.

        Put the file into the target, or correct the name. Load what may be absent with `try?`.
        """,
      message: "`{name}` is loaded, and the project has no such file",
      cure: "add the file to the target, correct the name, or load it with `try?` where it may be absent"),
    Hazard(
      id: "swinject-broken-resource", pattern: .brokenFile, severity: .error,
      summary: "a file of properties cannot be read by its loader",
      explanation: """
        The loader throws `invalidJSONFormat`, or the system's error for property lists, for a text that is none of these, and \
        for one whose top level is no dictionary. Comments in JSON are taken away before it is read; a comma behind the last \
        element is not.

        Correct the file.
        """,
      message: "`{name}` cannot be loaded: {how}",
      cure: "correct the file; its top level must be a dictionary"),
  ]
}

extension [Pitfall] {
  /// Known ways to go wrong with the add-ons of Swinject, from their documentation, issues and source.
  static let swinject: [Pitfall] = [
    Pitfall(
      "SWJ-STORYBOARD-DEAD", "a class registered for storyboards is in none", .rule("swinject-controller-in-no-storyboard")),
    Pitfall(
      "SWJ-STORYBOARD-NAME", "`swinjectRegistrationName` names no registration", .rule("swinject-storyboard-name")),
    Pitfall(
      "SWJ-STORYBOARD-RESOLVED", "a controller registered for storyboards is resolved by hand",
      .rule("swinject-controller-resolved")),
    Pitfall("SWJ-STORYBOARD-MISSING", "its closure resolves and unwraps what nobody registers", .part(of: "missing-provider")),
    Pitfall(
      "SWJ-STORYBOARD-SETUP", "`setup` without `@objc`",
      .leftOut(
        "since 2.0 the class is `@objcMembers`, which covers extensions, and the library's own test leaves `@objc` out; before, it depends on the compiler's version"
      )),
    Pitfall(
      "SWJ-STORYBOARD-REFERENCE", "a referenced storyboard is filled by `defaultContainer`, which lacks the registrations",
      .leftOut("whether the reference is followed while its storyboard is being instantiated is known only at run time")),
    Pitfall(
      "SWJ-PROPERTY-MISSING", "a property is unwrapped that no loaded file has, or has as another type",
      .rule("swinject-missing-property")),
    Pitfall(
      "SWJ-PROPERTY-PARENT", "a property of the parent's files is asked of a child", .rule("swinject-missing-property")),
    Pitfall(
      "SWJ-PROPERTY-LATE", "a property is read while assemblies run, before its file is loaded",
      .rule("swinject-missing-property")),
    Pitfall("SWJ-RESOURCE-MISSING", "a loader names a file that is not there", .rule("swinject-missing-resource")),
    Pitfall("SWJ-RESOURCE-BROKEN", "a loader reads a file that is no dictionary", .rule("swinject-broken-resource")),
  ]
}
