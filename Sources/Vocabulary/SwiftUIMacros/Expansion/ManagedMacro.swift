/// Expands what stands for `@NSManaged`: a property reads and writes a value of its managed object
/// by its name.
enum ManagedMacro {
  static func expansion(of request: MacroRequest) throws -> String {
    let tokens = SwiftLexer.tokens(of: request.source)
    guard let keyword = tokens.firstIndex(where: { $0.text == "var" || $0.text == "let" }),
      keyword + 1 < tokens.count
    else { throw MacroError("@NSManaged belongs to a 'var'.", at: 0) }
    let name = tokens[keyword + 1].text.filter { $0 != "`" }
    return """
      get { _managed("\(name)") }
      set { setValue(newValue, forKey: "\(name)") }
      """
  }
}
