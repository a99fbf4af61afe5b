import SourceLexing

/// A declaration added to the user's module under a name that Foundation has as well: inside that
/// module ours wins, so that the locale and what Foundation tells of the machine are the same in
/// every run. The clock and chance need none: `OwnedSurroundings` stands below Foundation.
struct Shadow: Sendable {
  /// The type it extends; nil for a type of its own.
  var type: String?
  /// What it declares, functions with their labels; the user's own declaration of the same thing
  /// keeps ours out.
  var name: String
  /// The code, complete on its own.
  var code: String

  /// What a program may not declare beside it: the same, or a property of a function's name, which
  /// one module cannot have both.
  var namesInTheWay: [String] {
    name.hasSuffix("()") ? [name, String(name.dropLast(2))] : [name]
  }

  /// Every word of the code but those that mean something of its own.
  var words: Set<String> {
    let source = SourceText(code)
    let all = source.tokens.filter { $0.kind == .word }.map { source.text($0) }
    return Set(all).subtracting(["Bound", "Element", "Self", "Style", "TimeStyle", "DateStyle"])
  }

  /// A member of an extension. Default arguments of public functions may use it.
  static func member(_ type: String, _ name: String, _ code: String) -> Shadow {
    Shadow(
      type: type, name: name,
      code: "nonisolated extension \(type) {\n  @usableFromInline \(code)\n}")
  }

  /// A static member of the protocol `FormatStyle`, for one conforming style.
  static func style(_ style: String, _ name: String, _ code: String) -> Shadow {
    Shadow(
      type: "FormatStyle", name: style + "." + name,
      code:
        "nonisolated extension FormatStyle where Self == \(style) {\n  @usableFromInline \(code)\n}"
    )
  }

  /// Every shadow, in the order in which it is written.
  static let all =
    regions + machine + dates + numbers + lists + texts + formatters + bundles + loading
    + errors + constants
}
