import Chart
import Cove
import Log  // expect: undeclared-dependency (note)

func launch() { print(depth, Chart().lines, lineCount) }
