// Dip-UI 2.0, README and Sources/StoryboardInstantiatable.swift: `dipTag` is a property of every `NSObject`, so whatever a storyboard or a nib makes may be filled,
// and so may a nib's owner, on whom the nib sets its attributes; who is filled asks for exactly its own type, under the tag or without one.
import Dip
import DipUI
import UIKit

struct Seeds {}
struct Rain {}

class BedView: UIView { var seeds: Seeds! }
class PondView: UIView { var rain: Rain! }
class RowCell: UITableViewCell { var seeds: Seeds! }
class PathCell: UITableViewCell {}
class HedgeObject: NSObject { var seeds: Seeds! }
class GateController: UIViewController { var seeds: Seeds! }
class FenceController: UIViewController {}
/// Its nib may be that of the class below it, whose objects are others.
class ShedController: UIViewController {}
class BigShedController: ShedController {}
/// It stands in a storyboard without a tag, and in a nib with one.
class WallController: UIViewController {}
/// Only its owner's place in a nib names it: nobody makes one there.
class LawnController: UIViewController {}
class MossView: UIView {}

extension BedView: StoryboardInstantiatable {}
extension PondView: StoryboardInstantiatable {}
extension RowCell: StoryboardInstantiatable {}
extension PathCell: StoryboardInstantiatable {}
extension HedgeObject: StoryboardInstantiatable {}
extension GateController: StoryboardInstantiatable {}
extension FenceController: StoryboardInstantiatable {}
extension ShedController: StoryboardInstantiatable {}
extension WallController: StoryboardInstantiatable {}
extension LawnController: StoryboardInstantiatable {}
extension MossView: StoryboardInstantiatable {}

let garden = DependencyContainer { container in
  container.register { Seeds() }
  container.register(storyboardType: BedView.self, tag: "bed")
    .resolvingProperties { container, bed in bed.seeds = try container.resolve() as Seeds }
  container.register(storyboardType: PondView.self)
    .resolvingProperties { container, pond in
      pond.rain = try container.resolve() as Rain  // expect: missing-provider
    }
  container.register(storyboardType: RowCell.self, tag: "row")
    .resolvingProperties { container, row in row.seeds = try container.resolve() as Seeds }
  container.register(storyboardType: HedgeObject.self)
  container.register(storyboardType: GateController.self)
  container.register(storyboardType: WallController.self)
}
DependencyContainer.uiContainers = [garden]
// counts: needs=12 opaque=0
