"""A plan of a program for DITranquillity, as Swift."""
from programs.text import Page

# Writes what the framework itself says of its graph: who depends on whom, and which rings its validation rejects.
VALIDATION = """\
import DITranquillity

func validate(_ graph: DIGraph) {
  DISetting.Log.fun = nil
  func line(_ index: Int) -> Int? {
    guard case .component(let vertex) = graph.vertices[index], vertex.componentInfo.type != DIContainer.self else { return nil }
    return vertex.componentInfo.line
  }
  func isArgument(_ index: Int) -> Bool {
    if case .argument = graph.vertices[index] { true } else { false }
  }
  for index in graph.vertices.indices {
    guard case .component(let vertex) = graph.vertices[index], let own = line(index) else { continue }
    note("vertex \\(own) \\(vertex.framework.map { "\\($0)" } ?? "-") \\(vertex.canInitialize)")
    for (edge, targets) in graph.adjacencyList[index] where !targets.contains(where: isArgument) {
      let mark = edge.name ?? edge.tags.map { "\\($0)" }.joined(separator: "&")
      let ways = "\\(edge.optional ? "optional" : "required") \\(edge.many ? "many" : "one")"
      note((["edge \\(own) \\(edge.type)|\\(mark)| \\(ways)"] + targets.compactMap(line).map(String.init)).joined(separator: " "))
    }
  }
  for cycle in graph.findCycles() {
    var isPrototype = true
    var isSettled = true
    for (index, edge) in zip(cycle.vertexIndices, cycle.edges) {
      if case .component(let vertex) = graph.vertices[index], vertex.lifeTime != .prototype { isPrototype = false }
      let targets = graph.adjacencyList[index].first { $0.edge == edge }?.toIndices ?? []
      if targets.count > 1, !edge.many { isSettled = false }
    }
    let isOpen = cycle.edges.contains { $0.cycle || $0.delayed || $0.initial && $0.many }
    let isCollected = cycle.edges.contains { $0.initial && $0.many }
    let words = [
      "ring", isOpen && !isPrototype ? "accepted" : "rejected", !isSettled ? "unsettled" : isCollected ? "collected" : "settled",
    ]
    note((words + cycle.vertexIndices.compactMap(line).map(String.init)).joined(separator: " "))
  }
  note("valid \\(graph.checkIsValid())")
}
"""


def label(type, mark):
    return f"{type}|{mark[1] if mark else ''}|"


def held_type(slot):
    return {"optional": f"{slot.type}?", "many": f"[{slot.type}]", "lazy": f"Lazy<{slot.type}>",
            "provider": f"Provider<{slot.type}>", "maybe later": f"Lazy<{slot.type}?>"}.get(slot.mode, slot.type)


def write(plan):
    page = Page()
    page.add("import DITranquillity")
    page.add()
    for tag in plan.tags:
        page.add(f"enum {tag} {{}}")
    if any(one.lifetime == "custom" for one in plan.registrations):
        page.add(f"nonisolated(unsafe) let scope{plan.number} = DIScope(name: \"own\", storage: DICacheStorage())")
    for protocol in plan.protocols:
        page.add(f"protocol {protocol} {{}}")
    for one in plan.registrations:
        write_class(page, one)
    for index, group in enumerate(plan.groups):
        write_group(page, plan, index, group)
    keys, validations = write_entry_point(page, plan)
    boxes = {one.line: plan.roots[plan.groups[one.group]["box"]] for one in plan.registrations}
    pretended = [[one.line, type] for one in plan.registrations for type, _, fits in one.aliases if not fits]
    return page, {"pretended": pretended, "keys": keys, "validations": validations, "made": {one.line: one.made for one in plan.registrations}, "captured": {}, "boxes": boxes}


def write_class(page, one):
    types = [type for type, _, fits in one.aliases if fits] + ["Told"]
    page.add(f"{'struct' if one.isStruct else 'final class'} {one.made}: {', '.join(types)} {{")
    inits = [(i, s) for i, s in enumerate(one.slots) if s.phase == "init"]
    for i, slot in enumerate(one.slots):
        type = held_type(slot)
        if slot.phase == "init":
            page.add(f"let a{i}: {type}", 1)
        elif slot.mode == "many":
            page.add(f"var a{i}: {type} = []", 1)
        else:
            page.add(f"var a{i}: {type.removesuffix('?')}?", 1)
            if slot.mode == "required":
                page.add(f"func set{i}(_ value: {type}) {{ a{i} = value }}", 1)
    taken = [(f"a{i}", held_type(s)) for i, s in inits] + ([("number", "Int")] if one.takesNumber else [])
    if one.takesNumber:
        page.add("let number: Int", 1)
    sets = "; ".join(f"self.{n} = {n}" for n, _ in taken)
    page.add(f"init({', '.join(f'{n}: {t}' for n, t in taken)}) {{ {sets} }}".replace("{  }", "{}"), 1)
    page.add("var held: [(String, () -> Any?)] {", 1)
    rows = []
    for i, slot in enumerate(one.slots):
        value = f"self.a{i}"
        if slot.mode in ("lazy", "provider", "maybe later"):
            value += ".value" if slot.phase == "init" else "?.value"
        rows.append(f'("{label(slot.type, slot.mark)}", {{ {value} }})')
    page.add(f"[{', '.join(rows)}]", 2)
    page.add("}", 1)
    page.add("}")


def write_group(page, plan, index, group):
    if group["kind"] in ("part", "framework"):
        page.add(f"final class {name(plan, index)}: {'DIPart' if group['kind'] == 'part' else 'DIFramework'} {{")
        page.add("static func load(container: DIContainer) {", 1)
        for other, below in enumerate(plan.groups):
            if index in below["inside"]:
                page.add(appending(plan, other, "container"), 2)
        for other in group["imports"]:
            page.add(f"container.import({name(plan, other)}.self)", 2)
        write_registrations(page, plan, index, "container", 2)
        page.add("}", 1)
        page.add("}")
    elif group["kind"] == "function":
        page.add(f"func fill{index}p{plan.number}(_ container: DIContainer) {{")
        write_registrations(page, plan, index, "container", 1)
        page.add("}")


def name(plan, index):
    return f"Unit{index}p{plan.number}"


def appending(plan, index, container):
    return f"{container}.append({plan.groups[index]['kind']}: {name(plan, index)}.self)"


def write_registrations(page, plan, index, container, indent):
    for one in plan.registrations:
        if one.group == index:
            write_registration(page, plan, one, container, indent)


def write_registration(page, plan, one, container, indent):
    inits = [(i, s) for i, s in enumerate(one.slots) if s.phase == "init"]
    if one.form == "metatype":
        one.line = page.add(f"{container}.register({one.made}.self)", indent)
    elif one.form == "init":
        one.line = page.add(f"{container}.register({one.made}.init)", indent)
    elif one.form == "modified":
        changed = inits[:2] if len(inits) > 1 and (inits[1][1].mark or inits[1][1].mode == "many") else inits[:1]
        given = ", ".join(modified(s, f"${n}") for n, (_, s) in enumerate(changed))
        one.line = page.add(f"{container}.register({one.made}.init) {{ {given if len(changed) == 1 else f'({given})'} }}", indent)
    else:
        given = [f"a{i}: {modified(s, f'${n}')}" for n, (i, s) in enumerate(inits)]
        given += [f"number: arg(${len(inits)})"] if one.takesNumber else []
        one.line = page.add(f"{container}.register {{ {one.made}({', '.join(given)}) }}", indent)
    for type, mark, fits in one.aliases:
        marked = "" if not mark else f", tag: {mark[1]}.self" if mark[0] == "tag" else f', name: "{mark[1]}"'
        page.add(f".as({'check: ' if fits else ''}{type}.self{marked}){' { $0 }' if fits else ''}", indent + 1)
    if one.lifetime:
        page.add(f".lifetime(.{f'custom(scope{plan.number})' if one.lifetime == 'custom' else one.lifetime})", indent + 1)
    if one.priority:
        page.add(f".{one.priority}()", indent + 1)
    for i, slot in enumerate(one.slots):
        if slot.phase != "init" and not slot.isJoined:
            after = one.slots[i + 1:i + 2]
            page.add(joined(i, slot, after[0]) if after and after[0].isJoined else injection(i, slot), indent + 1)


def modified(slot, given):
    if slot.mode == "many":
        return f"many({given})"
    return f"by(tag: {slot.mark[1]}.self, on: {given})" if slot.mark and slot.mark[0] == "tag" else given


def setting(i, slot, given):
    value = modified(slot, given)
    return f"$0.set{i}({value})" if slot.mode == "required" else f"$0.a{i} = {value}"


def joined(i, slot, other):
    """Two at once: neither is injected where one of them is required and missing."""
    return f".injection {{ {setting(i, slot, '$1')}; {setting(i + 1, other, '$2')} }}"


def injection(i, slot):
    labels = [f'name: "{slot.mark[1]}"'] if slot.mark and slot.mark[0] == "name" else []
    labels += ["cycle: true"] if slot.phase == "cycle" else []
    given = modified(slot, "$0")
    if slot.isByPath and slot.mode != "required":
        change = "" if given == "$0" else f" {{ {given} }}"
        return f".injection({', '.join(labels + [chr(92) + f'.a{i}'])}){change}"
    return f".injection({', '.join(labels)}) {{ {setting(i, slot, '$1')} }}".replace("()", "", 1)


def write_entry_point(page, plan):
    page.add(f"func program{plan.number}(_ key: Int) {{")
    for box in range(plan.boxes):
        plan.roots[box] = page.add(f"let box{box} = DIContainer({f'parent: box{box - 1}' if box else ''})", 1)
        for index, group in enumerate(plan.groups):
            if group["box"] != box or group["inside"]:
                continue
            if group["kind"] == "inline":
                write_registrations(page, plan, index, f"box{box}", 1)
            elif group["kind"] == "function":
                page.add(f"fill{index}p{plan.number}(box{box})", 1)
            else:
                page.add(appending(plan, index, f"box{box}"), 1)
    keys = []
    page.add("switch key {", 1)
    for number, entry in enumerate(plan.entries):
        page.add(f"case {number}:", 1)
        keys.append(write_entry(page, plan, entry))
    validations = [{"root": plan.roots[box], "case": len(keys) + box} for box in range(plan.boxes)]
    for box, validation in enumerate(validations):
        page.add(f"case {validation['case']}: validate(box{box}.makeGraph())", 1)
    page.add("default: break", 1)
    page.add("}", 1)
    page.add("}")
    return keys, validations


def write_entry(page, plan, entry):
    type, mark = entry["key"]
    text, box, mode = label(type, mark), f"box{entry['box']}", entry["mode"]
    labels = [] if not mark else [f"tag: {mark[1]}.self"] if mark[0] == "tag" else [f'name: "{mark[1]}"']
    labels += [f"from: {name(plan, entry['from'])}.self"] if entry["from"] is not None else []
    asked = {"tested": f"{type}?", "lazy": f"Lazy<{type}>", "many": f"[{type}]"}.get(mode, type)
    call = f"{box}.resolve({', '.join(labels)})" if mode != "numbered" else f"{box}.resolve(args: 7)"
    if mode == "many":
        call = f"many({box}.resolve())" if plan.number % 2 else f"{box}.resolveMany()"
    elif mode == "modified" and mark:
        call = f"by(tag: {mark[1]}.self, on: {box}.resolve())"
    line = page.add(f"let found: {asked} = {call}", 2)
    page.add(f'show("{text}", found{".value" if mode == "lazy" else ""})', 2)
    return {"key": text, "line": line, "forced": mode != "tested", "root": plan.roots[entry["box"]]}
