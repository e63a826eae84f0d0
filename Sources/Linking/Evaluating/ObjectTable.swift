import Model

/// What properties hold, as far as some body says so. It outlives a pass, since what one body reads another may write later.
final class ObjectTable {
  var gifts: [String: [Gift]] = [:]
  var earlierGifts: [String: [Gift]] = [:]
  var slots: [DeclarationID: Value] = [:]
  var slotsInWork: Set<DeclarationID> = []
  var assignedSlots: [DeclarationID: [ContainerValue]] = [:]
  var handedSlots: Set<DeclarationID> = []
  var assignedLists: [DeclarationID: [Location: Value]] = [:]
  var inferredTypes: [DeclarationID: TypeName] = [:]
}
