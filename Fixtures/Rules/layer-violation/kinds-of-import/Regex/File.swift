let pattern = /import App/
let name = "x"
