public struct Paint {}
