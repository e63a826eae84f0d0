import Boats

let mast = Mast()
let quay = Quay()
