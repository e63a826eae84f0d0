import Model

extension Rule {
  /// Every rule, in the order in which they are listed and run. One rule is one file beside this one.
  public static let all: [Rule] = [
    .missingProvider,
    .leakedInternalModule,
    .inaccessibleProvider,
    .dependencyCycle,
    .assemblyCycle,
    .moduleCycle,
    .ambiguousProvider,
    .duplicateProvider,
    .nestedScope,
    .unloadedModule,
    .forcedDynamicNeed,
    .manifestMismatch,
    .targetCycle,
    .implementationImport,
    .layerViolation,
    .forbiddenDependency,
    .invisibleDependency,
    .undeclaredDependency,
    .unusedDependency,
    .assemblyAcrossTargets,
    .budgetExceeded,
  ]
}
