import SourceLexing

extension MissingName {
  /// How the compiler says that it does not know what `@Environment` reads: not by its name.
  private static let unknownKeyPath = [
    "cannot infer key path type from context", "no exact matches in call to initializer",
    "cannot convert value of type 'KeyPath<Root, Value>'", "initializer 'init(_:)' requires that '",
  ]

  /// What an error says that the environment does not have.
  init?(_ message: String, at token: Int, in outline: SourceOutline) {
    guard Self.unknownKeyPath.contains(where: message.hasPrefix) else { return nil }
    let opens = [token + 1] + outline.brackets(around: token)
    let open = opens.first {
      outline.isPunctuation($0, "(") && outline.text($0 - 1) == "@Environment"
    }
    guard let open, let close = outline.partners[open], outline.text(open + 1) == "\\",
      let word = (open + 2..<close).first(where: { outline.isWord($0) }),
      outline.isPunctuation(word - 1, ".")
    else { return nil }
    self.init(name: outline.text(word), kind: .environment)
  }
}
