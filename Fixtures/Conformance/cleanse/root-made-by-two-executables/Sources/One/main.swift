import Cleanse
import Lib

let lamp = try! ComponentFactory.of(LampPart.self).build(())
