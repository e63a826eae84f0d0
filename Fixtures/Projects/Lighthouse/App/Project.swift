import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.module(
  TargetSpec("LighthouseApp").with { spec in
    spec.product = .app
    for module in Module.allCases { spec.dependencies.append(module.dependency) }
  })
