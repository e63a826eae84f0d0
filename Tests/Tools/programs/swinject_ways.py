"""Ways of a program's own to a Swinject container: objects that keep it, boxes, wrappers around wrappers, operators, an overload of `resolve`, helpers
of helpers, helpers told apart by the parameters of a closure, names that types and cases have."""

# How a key may be asked for, without arguments: what stands in place of `box.resolve(…)`, an optional.
ASKING = {
    "kept": "Keeper{number}({box}).give({key})",
    "wrapped twice": "Desk{number}(Keeper{number}({box})).give({key})",
    "boxed": "Box{number}(value: {box}).value.resolve({key})",
    "own operator": "({box} / {key})",
    "list": "[{box}].map {{ $0.resolve({key}) }}[0]",
    "chained": "Optional({box}).flatMap {{ $0.resolve({key}) }}",
    "handed": "{{ (given: Resolver) in given.resolve({key}) }}({box})",
    "wanted": "(want{number}({box}) as {type}?)",
}

# How an object, too, may ask for a key: helpers of the program that call each other, with a tag that is a case or with what a type is called.
HELPED = {
    "helped": "{resolver}.take{number}({type}.self{tag})",
    "overloaded": "{resolver}.resolve({type}.self, tag: {case})",
    "sought": "{name}.sought{number}({type}.self, by: {resolver})",
    "subscripted": "{resolver}[{type}.self{tag}]",
    "shelved": "Shelf{number}({resolver})({type}.self{tag})",
}


def declare(page, plan):
    """What the ways of a program need, in words that only its file has."""
    number, used = plan.number, {e["mode"] for e in plan.entries} | {s.mode for one in plan.registrations for s in one.slots}
    declare_helpers(page, plan, used)
    if used & {"kept", "wrapped twice"}:
        page.add(f"protocol Giving{number} {{ func give<T>(_ type: T.Type, name: String?) -> T? }}")
        page.add(f"extension Giving{number} {{ func give<T>(_ type: T.Type) -> T? {{ give(type, name: nil) }} }}")
        page.add(f"final class Keeper{number}: Giving{number} {{")
        page.add("private let resolver: Resolver", 1)
        page.add("init(_ resolver: Resolver) { self.resolver = resolver }", 1)
        page.add("func give<T>(_ type: T.Type, name: String?) -> T? { resolver.resolve(type, name: name) }", 1)
        page.add("}")
    if "wrapped twice" in used:
        page.add(f"struct Desk{number}: Giving{number} {{")
        page.add(f"let inner: any Giving{number}", 1)
        page.add(f"init(_ inner: any Giving{number}) {{ self.inner = inner }}", 1)
        page.add("func give<T>(_ type: T.Type, name: String?) -> T? { inner.give(type, name: name) }", 1)
        page.add("}")
    if "boxed" in used:
        page.add(f"struct Box{number}<Value> {{ let value: Value }}")
    if "own operator" in used:
        page.add("private func / <T>(resolver: Resolver, type: T.Type) -> T? { resolver.resolve(type) }")
    if "wanted" in used:
        page.add(f"func want{number}<T>(_ resolver: some Resolver) -> T? {{ resolver.resolve(T.self) }}")
    if "found" in used:
        page.add(f"@propertyWrapper struct Found{number}<T> {{")
        page.add("let wrappedValue: T?", 1)
        page.add("init(_ resolver: Resolver) { wrappedValue = resolver.resolve(T.self) }", 1)
        page.add("}")
    if any(one.isTitled for one in plan.registrations):
        page.add(f"protocol Titled{number} {{}}")
        page.add(f"extension Titled{number} {{")
        page.add("static var title: String { String(describing: Self.self) }", 1)
        if "sought" in used:
            page.add(f"static func sought{number}<T>(_ type: T.Type, by resolver: Resolver) -> T? {{", 1)
            page.add(f"resolver.fetch{number}(type, under: String(describing: Self.self))", 2)
            page.add("}", 1)
        page.add("}")
    if any(one.isPut for one in plan.registrations):
        page.add("extension Container {")
        for taken, given in [("", ""), ("Resolver", "$0"), ("Resolver, Int", "$0, 7")]:
            page.add("@discardableResult", 1)
            page.add(f"func put{number}<T>(_ type: T.Type, name: String? = nil, made: @escaping ({taken}) -> T) -> ServiceEntry<T> {{", 1)
            page.add(f"register(type, name: name) {{ {'_ in ' if not given else ''}made({given}) }}", 2)
            page.add("}", 1)
        page.add("}")


def declare_helpers(page, plan, used):
    number = plan.number
    if plan.isTagOptional:
        taken, given = [f"(_ type: T.Type, tag: Tag{number}? = nil)"], ["(type, tag: tag)"]
    else:
        taken, given = ["(_ type: T.Type)", f"(_ type: T.Type, tag: Tag{number})"], ["(type)", "(type, tag: tag)"]
    names = ["tag?.rawValue"] if plan.isTagOptional else ["nil", "tag.rawValue"]
    if used & set(HELPED):
        page.add(f"enum Tag{number}: String {{ case left, right, spare }}")
        page.add("extension Resolver {")
        page.add(f"func fetch{number}<T>(_ type: T.Type, under name: String?) -> T? {{ resolve(type, name: name) }}", 1)
        for parameters, name in zip(taken, names):
            page.add(f"func take{number}<T>{parameters} -> T? {{ fetch{number}(type, under: {name}) }}", 1)
        page.add("}")
    if "overloaded" in used:
        page.add("fileprivate extension Resolver {")
        tag = f"Tag{number}? = {plan.fallback}" if plan.isTagOptional else f"Tag{number} = .spare"
        page.add(f"func resolve<T>(_ type: T.Type, tag: {tag}) -> T? {{ take{number}(type, tag: tag) }}", 1)
        page.add("}")
    if "subscripted" in used:
        page.add("fileprivate extension Resolver {")
        for parameters, values in zip(taken, given):
            page.add(f"subscript<T>{parameters.replace('tag:', 'tag tag:')} -> T? {{ take{number}{values} }}", 1)
        page.add("}")
    if "shelved" in used:
        page.add(f"struct Shelf{number}<Inner> {{")
        page.add("private let inner: Inner", 1)
        page.add("init(_ inner: Inner) { self.inner = inner }", 1)
        page.add("}")
        page.add(f"extension Shelf{number} where Inner == any Resolver {{")
        for parameters, values in zip(taken, given):
            page.add(f"func callAsFunction<T>{parameters} -> T? {{ inner.take{number}{values} }}", 1)
        page.add("}")
    if plan.isArrowOwn:
        # What is missing stops the program in there.
        line = page.add("private func ~> <T>(resolver: Resolver, type: T.Type) -> T { resolver.resolve(type)! }")
        page.add("private func ~> <T>(resolver: Resolver, asked: (type: T.Type, name: String)) -> T { resolver.resolve(asked.type, name: asked.name)! }")
        plan.inside += [line, line + 1]


def fits(plan, mode, key):
    """Whether a key can be asked for by a helper."""
    type, name, arguments = key
    if mode == "overloaded" and not name and not plan.isTagOptional:
        return False
    isTag = not name or name.islower()
    return not arguments and isTag != (mode == "sought")


def modes(plan, key):
    """Some of the ways in which a key may be asked for."""
    bare = ["found", "own operator", "wanted"] if not key[1] else []
    own = [] if key[2] else sorted(bare + [mode for mode in ASKING if mode not in ("own operator", "wanted")])
    return own + [mode for mode in sorted(HELPED) if fits(plan, mode, key)]


def helped(mode, number, resolver, key):
    type, name, _ = key
    given = f", tag: .{name}" if name else ""
    return HELPED[mode].format(number=number, resolver=resolver, type=type, name=name, tag=given, case=f".{name}" if name else "nil")


def asked(mode, number, box, type, key):
    return ASKING[mode].format(number=number, box=box, type=type, key=key)
