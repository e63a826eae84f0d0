import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.module(TargetSpec("Beacons").using(Module.beacons.interface, Module.sky.dependency))
