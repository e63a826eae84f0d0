import Show
import WidgetEngine

let engine = WidgetEngine()
print(engine, Show())
