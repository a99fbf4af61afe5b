import SourceLexing

/// Expands `@Entry`; ``MacroPlugin`` describes the result.
enum EntryMacro {
  /// The accessors or the key, depending on the role asked for.
  static func expansion(of request: MacroRequest) throws -> String {
    let entry = try Entry(source: request.source)
    guard request.role == "accessor" else { return key(for: entry, kind: kind(request.context)) }
    return """
      get { self[\(entry.keyName).self] }
      set { self[\(entry.keyName).self] = newValue }
      """
  }

  /// The containers that have entries, by the protocol of their keys.
  private static func kind(_ context: String) -> String {
    let source = SourceText(context)
    let words = source.tokens.map(source.text)
    if words.contains("Transaction") { return "TransactionKey" }
    if words.contains("ContainerValues") { return "ContainerValueKey" }
    if words.contains("FocusedValues") { return "FocusedValueKey" }
    return "EnvironmentKey"
  }

  private static func key(for entry: Entry, kind: String) -> String {
    let content =
      if kind == "FocusedValueKey" {
        "typealias Value = \(entry.wrappedType)"
      } else if let type = entry.type {
        "static var defaultValue: \(type) { \(entry.value ?? "nil") }"
      } else {
        // Only a stored constant lets the compiler infer the type.
        "static let defaultValue = \(entry.value ?? "nil")"
      }
    return """
      private struct \(entry.keyName): SwiftUI.\(kind) {
        \(content)
      }
      """
  }

  /// A variable with its type and value as text.
  struct Entry: Equatable {
    /// Without back-ticks.
    let name: String
    let type: String?
    let value: String?

    /// Finds `var name: Type = value` in a declaration, past attributes, modifiers and comments.
    init(source: String) throws {
      let source = SourceText(source)
      let tokens = source.tokens
      guard let keyword = tokens.indices.first(where: { source.isWord($0, "var") }),
        keyword + 1 < tokens.count
      else { throw MacroError("@Entry belongs to a 'var'.", at: 0) }
      name = source.text(tokens[keyword + 1])
      func text(_ range: Range<Int>) -> String? {
        guard let first = tokens[range].first, let last = tokens[range].last else { return nil }
        return source.text(first.range.lowerBound..<last.range.upperBound)
      }
      let start = keyword + 2
      let equals = tokens.indices[start...].first { source.isPunctuation($0, "=") } ?? tokens.count
      let hasType = source.isPunctuation(start, ":")
      type = hasType ? text(start + 1..<equals) : nil
      value = equals < tokens.count ? text(equals + 1..<tokens.count) : nil
      guard type != nil || value != nil else {
        let position = tokens[keyword + 1].range.lowerBound
        throw MacroError("'\(name)' needs a type or a value to be an @Entry.", at: position)
      }
      if value == nil, let type, !Self.isOptional(type) {
        let position = tokens[keyword + 1].range.lowerBound
        throw MacroError("'\(name)' needs a value, as its type is not optional.", at: position)
      }
    }

    /// The name of the key struct.
    var keyName: String { "__Key_" + name }

    /// The type without its question mark.
    var wrappedType: String {
      guard let type, type.hasSuffix("?") else { return type ?? "Never" }
      return String(type.dropLast())
    }

    private static func isOptional(_ type: String) -> Bool {
      type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    }
  }
}
