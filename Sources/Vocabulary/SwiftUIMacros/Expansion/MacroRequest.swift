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
    typeName = message["macro"]?["typeName"]?.string ?? ""
    role = message["macroRole"]?.string ?? ""
    discriminator = message["discriminator"]?.string ?? ""
    let syntax = message["declSyntax"] ?? message["syntax"]
    source = syntax?["source"]?.string ?? ""
    let location = syntax?["location"]
    let extended = message["extendedTypeSyntax"]?["source"]?.string ?? ""
    extendedType = SwiftLexer.tokens(of: extended).map(\.text).joined()
    fileName = location?["fileName"]?.string ?? ""
    offset = location?["offset"]?.integer ?? 0
    context = message["lexicalContext"]?.elements.first?["source"]?.string ?? ""
  }

  /// A name that nothing else in the module has, mangled as the compiler's own are.
  func uniqueName(_ base: String) -> String { "\(discriminator)\(base.utf8.count)\(base)fMu_" }

  /// The error as the compiler wants to be told, at its place in the user's file.
  func diagnostic(for error: MacroError) -> JSONValue {
    .object([
      .init("message", .string(error.message)),
      .init("severity", .string("error")),
      .init(
        "position",
        .object([
          .init("fileName", .string(fileName)),
          .init("offset", .number(Double(offset + error.offset))),
        ])),
      .init("highlights", .array([])),
      .init("notes", .array([])),
      .init("fixIts", .array([])),
    ])
  }
}
