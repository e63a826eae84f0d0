import Handles

let handle = Handle()
