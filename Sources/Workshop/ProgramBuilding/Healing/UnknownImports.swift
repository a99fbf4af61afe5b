import ProjectReader
import SourceLexing
import SourcePreparing

/// Imports of modules that are not there. One of them hides all other errors from the compiler, so
/// all go at once, found by reading.
struct UnknownImports {
  let available: ModuleAvailability

  /// - Parameter modules: names of what can be imported beside what the compiler brings.
  init(modules: [String]) { available = ModuleAvailability(offered: modules) }

  /// The statements of a file that cannot be compiled, with the names of their modules.
  func statements(in outline: SourceOutline) -> [(module: String, range: Range<Int>, line: Int)] {
    outline.declarations.compactMap { declaration in
      guard let name = Self.module(declaration, outline), !available.canImport(name) else {
        return nil
      }
      return (name, declaration.range, outline.tokens[declaration.keywordIndex].line)
    }
  }

  /// The statements with which a file of ours imports what files of a module import and can have,
  /// by name. With a level of access where any of them states one: the compiler takes none without
  /// beside it.
  func repeated(_ outlines: [SourceOutline]) -> [String] {
    var levels: [String: Bool] = [:]
    for outline in outlines {
      for declaration in outline.declarations {
        guard let name = Self.module(declaration, outline), available.canImport(name) else {
          continue
        }
        let words = (declaration.range.lowerBound..<declaration.keywordIndex).map(outline.text)
        levels[name, default: false] =
          levels[name] == true || words.contains(where: SwiftCode.accessLevels.contains)
      }
    }
    return levels.sorted { $0.key < $1.key }.map { name, hasLevel in
      (hasLevel ? "internal " : "") + "import " + name
    }
  }

  /// Names of all modules that a file imports.
  static func imported(_ outline: SourceOutline) -> [String] {
    outline.declarations.compactMap { module($0, outline) }
  }

  private static func module(_ declaration: SourceDeclaration, _ outline: SourceOutline) -> String?
  {
    guard declaration.keyword == "import" else { return nil }
    let words = (declaration.keywordIndex + 1..<declaration.range.upperBound).map(outline.text)
    // `import struct Module.Name`
    let isScoped = words.count > 3 && words[1] != "."
    return isScoped ? words.dropFirst().first : words.first
  }
}
