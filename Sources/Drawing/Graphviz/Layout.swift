#if Graphviz
import CGraphviz
#endif

/// What libgraphviz makes of a DOT text: `format` is a format of its own, `svg`, `png`, `pdf`.
///
/// A layout can take very long and cannot be stopped, and a fault of the library takes the process with it: whoever minds calls
/// this in a process of its own. libgraphviz is not thread-safe, so calls wait for one another. It prints nothing: what the
/// library complains of is in the failure.
public func render(dot: String, format: String) -> Result<[UInt8], DrawingFailure> {
  #if Graphviz
  pthread_mutex_lock(lock)
  defer { pthread_mutex_unlock(lock) }
  return draw(dot, format)
  #else
  return .failure(.withoutGraphviz(format: format))
  #endif
}

#if Graphviz
/// Never freed: it lives as long as the process, like the context.
nonisolated(unsafe) private let lock: UnsafeMutablePointer<pthread_mutex_t> = {
  let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  pthread_mutex_init(lock, nil)
  return lock
}()

/// One for all pictures: making it loads the plug-ins, and unloading them is where older versions crash.
nonisolated(unsafe) private let context: OpaquePointer? = {
  dilint_keep_order_of_subgraphs()
  return gvContext()
}()

private func draw(_ dot: String, _ format: String) -> Result<[UInt8], DrawingFailure> {
  agseterr(AGMAX)
  guard let context else { return .failure(.graphviz("libgraphviz does not start")) }
  guard let graph = agmemread(dot) else { return .failure(complaint("it could not read the text")) }
  defer { agclose(graph) }
  guard gvLayout(context, graph, "dot") == 0 else { return .failure(complaint("it found no layout")) }
  defer { gvFreeLayout(context, graph) }
  var bytes: UnsafeMutablePointer<CChar>?
  let (status, length) = measured { gvRenderData(context, graph, format, &bytes, $0) }
  defer { if let bytes { gvFreeRenderData(bytes) } }
  guard status == 0, let bytes, length > 0 else { return .failure(complaint("it cannot write \(format)")) }
  let result = Array(UnsafeRawBufferPointer(start: bytes, count: length))
  return .success(format == "svg" ? withTitles(result) : result)
}

/// The length is an `unsigned int` up to Graphviz 12 and a `size_t` from 13 on; the call itself tells which.
private func measured<Length: FixedWidthInteger>(_ call: (UnsafeMutablePointer<Length>) -> Int32) -> (status: Int32, length: Int)
{
  var length: Length = 0
  let status = call(&length)
  return (status, Int(length))
}

/// The library's last words, or ours where it had none.
private func complaint(_ ours: String) -> DrawingFailure {
  guard let words = aglasterr() else { return .graphviz(ours) }
  let text = String(cString: words).split(separator: "\n").joined(separator: " ")
  return .graphviz(text.isEmpty ? ours : text)
}
#endif
