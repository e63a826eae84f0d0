"""dilint under Bazel: `dilint_facts`, an aspect that extracts facts of each target, and `dilint_test`, which joins and checks them.

An action reads the sources of one target and nothing of those that it depends on: these are known to it by name. So after a change only
the targets whose own files changed are read again, here or on whatever machine shares the cache.
"""

DilintFactsInfo = provider(
    doc = "What dilint knows of a target and of all that it depends on.",
    fields = {"facts": "A depset of files, one a target."},
)

# What a target says it depends on.
_DEPENDENCIES = [
    "deps",
    "exported_deps",
    "private_deps",
    "implementation_deps",
    "plugins",
    "frameworks",
    "extensions",
    "test_host",
]

# What dilint reads beside Swift.
_RESOURCES = ["storyboard", "xib", "plist", "json"]

def dilint_label(label):
    """The label as people write it in the repository itself: without `@` for its own targets."""
    repository = "@" + label.workspace_name if label.workspace_name else ""
    return "{}//{}:{}".format(repository, label.package, label.name)

def _kind(rule):
    if getattr(rule.attr, "testonly", False) or rule.kind.endswith("_test"):
        return "test"
    if rule.kind.endswith("_extension"):
        return "extension"
    if rule.kind.endswith("_application") or rule.kind.endswith("_app_clip") or rule.kind in ["swift_binary", "apple_bundle"]:
        return "app"
    return "library"

def _module(rule, label):
    """The name by which source imports it: rules_swift makes it of the label where nobody gives one."""
    name = getattr(rule.attr, "module_name", "")
    if name:
        return name
    whole = label.package + "_" + label.name if label.package and rule.kind.startswith("swift_") else label.name
    return "".join([c if c.isalnum() else "_" for c in whole.elems()])

def _files(rule, attribute):
    found = getattr(rule.files, attribute, [])
    return found if type(found) == "list" else []

def _targets(rule, attribute):
    found = getattr(rule.attr, attribute, None)
    found = found if type(found) == "list" else [found]
    return [target for target in found if type(target) == "Target"]

def _dilint_facts_impl(target, ctx):
    rule = ctx.rule
    needed = [needed for attribute in _DEPENDENCIES for needed in _targets(rule, attribute)]
    below = [needed[DilintFactsInfo].facts for needed in needed if DilintFactsInfo in needed]
    sources = [file for file in _files(rule, "srcs") if file.extension == "swift"]
    if not sources and not below:
        # Other languages, files and tools.
        return [DilintFactsInfo(facts = depset()), OutputGroupInfo(dilint_facts = depset())]
    resources = [
        file
        for attribute in ["data", "resources", "storyboards"]
        for file in _files(rule, attribute)
        if file.extension in _RESOURCES
    ]

    facts = ctx.actions.declare_file(ctx.label.name + ".difacts")
    arguments = ctx.actions.args()
    arguments.add("extract")
    arguments.add("--jobs", 1)
    arguments.add("--target", dilint_label(ctx.label))
    arguments.add("--module", _module(rule, ctx.label))
    arguments.add("--kind", _kind(rule))
    if hasattr(ctx, "build_file_path"):
        arguments.add("--described-by", ctx.build_file_path)
    if needed:
        arguments.add_all([dilint_label(other.label) for other in needed], before_each = "--dependency")
    else:
        arguments.add("--no-dependencies")

    # What is generated has the path that it would have among the sources.
    arguments.add_all([".", ctx.bin_dir.path], before_each = "--root")
    arguments.add("--output", facts)

    files = ctx.actions.args()
    files.add_all(sources + resources)
    files.use_param_file("@%s", use_always = True)
    files.set_param_file_format("multiline")
    ctx.actions.run(
        executable = ctx.executable._program,
        arguments = [arguments, files],
        inputs = sources + resources,
        outputs = [facts],
        mnemonic = "DilintExtract",
        progress_message = "Extracting dilint's facts of {}".format(ctx.label),
    )
    all = depset([facts], transitive = below)
    return [DilintFactsInfo(facts = all), OutputGroupInfo(dilint_facts = all)]

_PROGRAM = attr.label(
    default = Label("//:program"),
    executable = True,
    allow_single_file = True,
    cfg = "exec",
)

dilint_facts = aspect(
    doc = "Extracts the facts of a target and of all that it depends on: `bazel build --aspects @dilint//:defs.bzl%dilint_facts --output_groups=dilint_facts //...`",
    implementation = _dilint_facts_impl,
    attr_aspects = _DEPENDENCIES,
    attrs = {"_program": _PROGRAM},
)

def _short_path(file):
    return file.short_path

def _dilint_test_impl(ctx):
    facts = [target[DilintFactsInfo].facts for target in ctx.attr.targets]

    # The manifest, and what it names, are facts like others: the test reads nothing else.
    if ctx.files.manifest + ctx.files.data:
        own = ctx.actions.declare_file(ctx.label.name + ".difacts")
        arguments = ctx.actions.args()
        arguments.add("extract")
        arguments.add_all(ctx.files.manifest + ctx.files.data)
        arguments.add_all([".", ctx.bin_dir.path], before_each = "--root")
        arguments.add("--output", own)
        ctx.actions.run(
            executable = ctx.executable._program,
            arguments = [arguments],
            inputs = ctx.files.manifest + ctx.files.data,
            outputs = [own],
            mnemonic = "DilintManifest",
        )
        facts.append(depset([own]))
    all = depset(transitive = facts)

    list = ctx.actions.declare_file(ctx.label.name + ".list")
    names = ctx.actions.args()
    names.add_all(all, map_each = _short_path)
    names.set_param_file_format("multiline")
    ctx.actions.write(list, names)

    words = [ctx.executable._program.short_path, "check", "--facts", "@" + list.short_path, "--jobs", "1"]
    if ctx.files.manifest:
        words += ["--config", ctx.file.manifest.short_path]
    words += ["--fail-on", ctx.attr.fail_on, "--format", "text"] + ctx.attr.options
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec {} --format \"junit=${{XML_OUTPUT_FILE:-/dev/null}}\" \"$@\"\n".format(
            " ".join(["'" + word.replace("'", "'\\''") + "'" for word in words]),
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = [list, ctx.executable._program], transitive_files = all)
    runfiles = runfiles.merge(ctx.attr._program[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

dilint_test = rule(
    doc = "Joins the facts of targets and of all that they depend on, and fails for what dilint finds.",
    implementation = _dilint_test_impl,
    attrs = {
        "targets": attr.label_list(
            doc = "Apps, extensions and tests: whatever is built for its own sake.",
            aspects = [dilint_facts],
            mandatory = True,
        ),
        "manifest": attr.label(
            doc = "dilint.yml, at the top of the workspace.",
            allow_single_file = [".yml"],
        ),
        "data": attr.label_list(
            doc = "What the manifest names, and files that say which versions of frameworks are used.",
            allow_files = True,
        ),
        "fail_on": attr.string(
            doc = "The least severity that fails the test.",
            default = "error",
            values = ["error", "warning", "note", "never"],
        ),
        "options": attr.string_list(doc = "Further options of `dilint check`."),
        "_program": _PROGRAM,
    },
    test = True,
)
