import Kit
import KitInterface

let tool: any Tool = Hammer()
