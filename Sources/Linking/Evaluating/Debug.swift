import Glibc
enum ProcessDebug { nonisolated(unsafe) static let on = getenv("DILINT_TRACE") != nil }
