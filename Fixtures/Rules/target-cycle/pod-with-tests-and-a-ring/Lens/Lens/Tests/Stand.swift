import Frame

let stand = 1
