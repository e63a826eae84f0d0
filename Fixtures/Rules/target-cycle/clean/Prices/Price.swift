// import Basket
/* import Basket */
let example = """
  import Basket
  """
struct Price {}
