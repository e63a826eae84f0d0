"""What every module of the bakery has in common."""

load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")

BASE = ["//Core"]

def bakery_module(name, deps = [], **kwargs):
    """A Swift module whose files lie in `Sources`."""
    swift_library(
        name = name,
        srcs = native.glob(["Sources/**/*.swift"], exclude = ["**/*Draft.swift"]),
        module_name = name,
        visibility = ["//visibility:public"],
        deps = deps + BASE,
        **kwargs
    )
