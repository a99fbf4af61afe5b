import Encodings
import SourceLexing

/// What the compiler says about one use of a macro. Members it may add later are ignored.
struct MacroRequest {
  /// The type named in `#externalMacro`.
  let typeName: String
  /// `declaration`, `accessor`, `peer` …
  let role: String
  /// A prefix that makes declared names unique.
  let discriminator: String
  /// The text of the macro's use, or of the declaration it is attached to.
  let source: String
  /// The first line of the enclosing declaration, such as `extension EnvironmentValues`.
  let context: String
  /// The type that an extension is asked for.
  let extendedType: String
  private let fileName: String
  private let offset: Int

  init(_ message: JSONValue) {
    typeName = message["macro"]?["typeName"]?.text ?? ""
    role = message["macroRole"]?.text ?? ""
    discriminator = message["discriminator"]?.text ?? ""
    let syntax = message["declSyntax"] ?? message["syntax"]
    source = syntax?["source"]?.text ?? ""
    let location = syntax?["location"]
    let extended = message["extendedTypeSyntax"]?["source"]?.text ?? ""
    let type = SourceText(extended)
    extendedType = type.tokens.map { type.text($0.range) }.joined()
    fileName = location?["fileName"]?.text ?? ""
    offset = location?["offset"]?.integer ?? 0
    context = message["lexicalContext"]?.items.first?["source"]?.text ?? ""
  }

  /// Whether the macro is used in a type or an extension of one.
  var isInType: Bool { !context.isEmpty }

  /// A name that nothing else in the module has, mangled as the compiler's own are.
  func uniqueName(_ base: String) -> String { "\(discriminator)\(base.utf8.count)\(base)fMu_" }

  /// The error as the compiler wants to be told, at its position in the user's file.
  func diagnostic(for error: MacroError) -> JSONValue {
    .object([
      "message": .string(error.message),
      "severity": .string("error"),
      "position": .object([
        "fileName": .string(fileName), "offset": .number(Double(offset + error.offset)),
      ]),
      "highlights": .array([]),
      "notes": .array([]),
      "fixIts": .array([]),
    ])
  }
}
