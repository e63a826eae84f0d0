"""Ways of a program's own to a Swinject container: objects that keep it, boxes, wrappers around wrappers, an operator, helpers told apart by the
parameters of a closure, names that types have."""

# How a key may be asked for, without arguments: what stands in place of `box.resolve(…)`, an optional.
ASKING = {
    "kept": "Keeper{number}({box}).give({key})",
    "wrapped twice": "Desk{number}(Keeper{number}({box})).give({key})",
    "boxed": "Box{number}(value: {box}).value.resolve({key})",
    "own operator": "({box} / {key})",
    "list": "[{box}].map {{ $0.resolve({key}) }}[0]",
}


def declare(page, plan):
    """What the ways of a program need, in words that only its file has."""
    number, used = plan.number, {e["mode"] for e in plan.entries}
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
    if any(one.isTitled for one in plan.registrations):
        page.add(f"protocol Titled{number} {{}}")
        page.add(f"extension Titled{number} {{ static var title: String {{ String(describing: Self.self) }} }}")
    if any(one.isPut for one in plan.registrations):
        page.add("extension Container {")
        for taken, given in [("", ""), ("Resolver", "$0"), ("Resolver, Int", "$0, 7")]:
            page.add("@discardableResult", 1)
            page.add(f"func put{number}<T>(_ type: T.Type, name: String? = nil, made: @escaping ({taken}) -> T) -> ServiceEntry<T> {{", 1)
            page.add(f"register(type, name: name) {{ {'_ in ' if not given else ''}made({given}) }}", 2)
            page.add("}", 1)
        page.add("}")


def modes(key):
    """Some of the ways in which a key may be asked for."""
    return [] if key[2] else [mode for mode in sorted(ASKING) if mode != "own operator" or not key[1]]


def asked(mode, number, box, key):
    return ASKING[mode].format(number=number, box=box, key=key)
