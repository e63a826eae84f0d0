import Core
import Dip
import Harbour
import Lessons

@main
struct Main {
  static func main() throws {
    let composition = Composition()
    try composition.compose()
    let model: PupilModel = try composition.lessons.resolve(arguments: Pupil(name: "Ada"))
    model.show()
    let log = try composition.core.resolve() as LogModel
    log.show()
    if let boat = try? composition.harbour.resolve(tag: Mooring.east) as Boat { boat.sail() }
  }
}
