#if Graphviz
import CGraphviz
#endif

/// What libgraphviz makes of a DOT text: `format` is a format of its own, `svg`, `png`, `pdf`.
///
/// A layout can take very long and cannot be stopped, and a fault of the library takes the process with it: whoever minds calls
/// this in a process of its own. libgraphviz is not thread-safe, so calls wait for one another. It prints nothing: what the
/// library complains of is in the failure.
public func render(dot: String, format: String) -> Result<[UInt8], DrawingFailure> { render(dots: [dot], format: format) }

/// The same of one picture in several arrangements: of the first whose layout has the shape of a page, or else of the one that
/// comes nearest to it. Fails as soon as one of them does.
public func render(dots: [String], format: String) -> Result<[UInt8], DrawingFailure> {
  #if Graphviz
  pthread_mutex_lock(lock)
  defer { pthread_mutex_unlock(lock) }
  return draw(dots, format)
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

private func draw(_ dots: [String], _ format: String) -> Result<[UInt8], DrawingFailure> {
  agseterr(AGMAX)
  guard let context else { return .failure(.graphviz("libgraphviz does not start")) }
  // Graphviz draws only what it laid out last: it keeps names of attributes for all graphs together.
  var best: (excess: Double, index: Int)?
  for index in dots.indices.dropLast() {
    switch laidOut(dots[index], context) {
    case .failure(let failure): return .failure(failure)
    case .success(let graph):
      let excess = Arrangement.Bounds.excess(width: dilint_width(graph), height: dilint_height(graph))
      if excess == 0 { return written(graph, context, format) }
      close(graph, context)
      if best.map({ excess < $0.excess }) ?? true { best = (excess, index) }
    }
  }
  switch laidOut(dots.last ?? "", context) {
  case .failure(let failure): return .failure(failure)
  case .success(let graph):
    let excess = Arrangement.Bounds.excess(width: dilint_width(graph), height: dilint_height(graph))
    guard let best, best.excess < excess else { return written(graph, context, format) }
    close(graph, context)
    return laidOut(dots[best.index], context).flatMap { written($0, context, format) }
  }
}

private func laidOut(_ dot: String, _ context: OpaquePointer) -> Result<UnsafeMutablePointer<Agraph_t>, DrawingFailure> {
  guard let graph = agmemread(dot) else { return .failure(complaint("it could not read the text")) }
  guard gvLayout(context, graph, "dot") == 0 else {
    agclose(graph)
    return .failure(complaint("it found no layout"))
  }
  return .success(graph)
}

/// The graph in that format; it is closed afterwards.
private func written(_ graph: UnsafeMutablePointer<Agraph_t>, _ context: OpaquePointer, _ format: String)
  -> Result<[UInt8], DrawingFailure>
{
  defer { close(graph, context) }
  var bytes: UnsafeMutablePointer<CChar>?
  let (status, length) = measured { gvRenderData(context, graph, format, &bytes, $0) }
  defer { if let bytes { gvFreeRenderData(bytes) } }
  guard status == 0, let bytes, length > 0 else { return .failure(complaint("it cannot write \(format)")) }
  let result = Array(UnsafeRawBufferPointer(start: bytes, count: length))
  return .success(format == "svg" ? accessible(svg: result) : result)
}

private func close(_ graph: UnsafeMutablePointer<Agraph_t>, _ context: OpaquePointer) {
  gvFreeLayout(context, graph)
  agclose(graph)
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
