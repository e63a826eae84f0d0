import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.module(TargetSpec("Tides").using(Module.beacons.interface))
