let one = "import App"
let more = """
  import App
  """
let raw = #"""
import App
"""#
