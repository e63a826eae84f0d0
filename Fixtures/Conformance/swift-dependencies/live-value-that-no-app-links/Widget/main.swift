import Feature

let feature = Feature()
