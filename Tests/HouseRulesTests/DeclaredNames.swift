/// The words by which code outside of a module can use what the module declares. Rather too many
/// than too few, so that a file without any of them surely uses nothing of the module.
enum DeclaredNames {
  private static let declarations = Pattern(
    #"^(.*?)\b(?:struct|class|enum|protocol|actor|typealias|associatedtype|macro|func|var|let)"#
      + #" +`?([\w]+|[-+*/%<>=!&|^~?]+)"#)
  private static let cases = Pattern(#"^ *(?:indirect )?case .*$"#)
  private static let makers = Pattern(#"^.*\b(?:init[?(<]|subscript\b).*$"#)
  private static let extensions = Pattern(#"^(?:@\w+ |\w+ )*extension +([\w.]+)"#)
  private static let access = Pattern(#"\b(?:package|public|open) "#)
  private static let protocols = Pattern(#"\bprotocol "#)
  private static let words = Pattern(#"\w+"#)
  private static let signs = Pattern(#"[-+*/%<>=!&|^~?]+"#)

  /// - Parameter testable: Whether what is internal counts too.
  static func all(in files: [SourceTree.File], testable: Bool) -> Set<String> {
    var found: Set<String> = []
    for file in files {
      // What a protocol asks for has its access.
      let isAll = testable || !protocols.matches(in: file.source).isEmpty
      for match in declarations.matches(in: file.source)
      where isAll || access.matches(match.parts[0]) { found.insert(match.parts[2]) }
      for match in cases.matches(in: file.source) { found.formUnion(named(match.parts[0])) }
      let makers = makers.matches(in: file.source).filter { isAll || access.matches($0.parts[0]) }
      if makers.isEmpty { continue }
      // What an extension makes is called by the name of what it extends, or by labels.
      for match in makers { found.formUnion(named(match.parts[0])) }
      for match in extensions.matches(in: file.source) {
        found.formUnion(match.parts[1].split(separator: ".").map(String.init))
      }
    }
    return found.subtracting(keywords)
  }

  /// Words that stand in declarations and name nothing.
  private static let keywords: Set<String> = [
    "package", "public", "open", "init", "case", "subscript", "static", "let", "var", "func",
    "indirect", "throws", "some", "any", "inout", "_", "nil", "true", "false", "self", "Self",
    "String", "Int", "Double", "Bool", "URL", "Data", "return", "for", "in", "if", "where", "to",
  ]

  private static func named(_ text: String) -> Set<String> {
    Set(words.matches(in: SourceLines(text)).map { $0.parts[0] })
  }

  /// The words and operators of a file's code, without its imports.
  static func used(in file: SourceTree.File) -> Set<String> {
    let lines = file.code.filter { !$0.contains("import ") }
    let code = SourceLines(lines.joined(separator: "\n"))
    return Set((words.matches(in: code) + signs.matches(in: code)).map { $0.parts[0] })
  }
}
