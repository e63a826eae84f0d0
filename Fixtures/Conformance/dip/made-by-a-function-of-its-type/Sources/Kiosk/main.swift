import Dip

let papers: Papers = try! DependencyContainer.stocked(late: false).resolve()
let counter = Counter(box: DependencyContainer.stocked(late: true))
let lamp: Lamp = try! (DependencyContainer.night).resolve()
let tobacco: Tobacco = try! counter.box.resolve()  // expect: missing-provider
