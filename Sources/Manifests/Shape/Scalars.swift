import Model

/// Why a scalar has not the shape asked for.
struct Misfit: Error {
  /// Bytes from the beginning of the text to what is wrong.
  var offset = 0
  /// The whole sentence, where "must be …, but it is …" would not help.
  var message: String?
  /// What follows that sentence.
  var advice = ""
}

/// Reads a scalar that is not nothing.
func content(_ scalar: Scalar, as shape: Shape) -> Result<Item.Content, Misfit> {
  switch shape {
  case .text: return text(scalar).map { .text($0) }
  case .choice(let choices):
    if let choice = choices.first(where: { $0.word == scalar.text }) { return .success(.text(choice.word)) }
    if case .flag(let flag) = scalar.meaning, let choice = choices.first(where: { $0.flag == flag }) {
      return .success(.text(choice.word))
    }
    let near = nearest(scalar.text, among: choices.map(\.word))
    return .failure(Misfit(advice: near.map { "; did you mean `\($0)`?" } ?? ""))
  case .flag:
    if case .flag(let flag) = scalar.meaning { return .success(.flag(flag)) }
    return .failure(Misfit())
  case .number(let range):
    if case .whole(let number) = scalar.meaning, range.contains(number) { return .success(.number(number)) }
    return .failure(Misfit())
  case .version:
    let parts = scalar.text.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion = parts.allSatisfy { !$0.isEmpty && $0.count < 10 && $0.allSatisfy { ("0"..."9").contains($0) } }
    return isVersion ? .success(.text(scalar.text)) : .failure(Misfit())
  case .type(let wildcards):
    return text(scalar).flatMap { text in
      parseType(text, wildcards: wildcards).map { .type($0) }.mapError { error in
        Misfit(offset: error.offset, message: "`\(shortened(text))` is no Swift type: \(error.message)")
      }
    }
  case .signature:
    return text(scalar).flatMap { isSignature($0) ? .success(.text($0)) : .failure(Misfit()) }
  default: return .failure(Misfit())
  }
}

private func text(_ scalar: Scalar) -> Result<String, Misfit> {
  guard scalar.meaning == .text else { return .failure(Misfit(advice: "; put it in quotes")) }
  return scalar.text.allSatisfy(\.isWhitespace) ? .failure(Misfit()) : .success(scalar.text)
}

/// `Box.add(_:factory:)`, `inject()`: a path of names, then labels that each end in a colon.
private func isSignature(_ text: String) -> Bool {
  guard text.last == ")", let open = text.firstIndex(of: "(") else { return false }
  let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
  let labels = text[text.index(after: open)...].dropLast()
  guard labels.isEmpty || labels.last == ":" else { return false }
  let names = labels.isEmpty ? [] : labels.dropLast().split(separator: ":", omittingEmptySubsequences: false)
  return (path + names).allSatisfy(isIdentifier)
}
