import SourceLexing

/// Expands what stands for `@NSManaged`: a property reads and writes a value of its managed object
/// by its name.
enum ManagedMacro {
  static func expansion(of request: MacroRequest) throws -> String {
    let source = SourceText(request.source)
    let keyword = source.tokens.indices.first {
      source.isWord($0, "var") || source.isWord($0, "let")
    }
    guard let keyword, keyword + 1 < source.tokens.count
    else { throw MacroError("@NSManaged belongs to a 'var'.", at: 0) }
    let name = source.text(source.tokens[keyword + 1])
    return """
      get { _managed("\(name)") }
      set { setValue(newValue, forKey: "\(name)") }
      """
  }
}
