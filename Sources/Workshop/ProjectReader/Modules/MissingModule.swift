package import SourcePreparing

/// A module that files import and that is not at hand; it is made from the use of its names.
package struct MissingModule: Hashable, Sendable {
  package var name: String
  /// Paths of the files that import it, in the order of reading.
  package var users: [String]
  /// The line on which the first of them does, counted from 1; 1 where none names it.
  package var line: Int
  /// Whether somebody asked that it be made, so that nothing needs to be said.
  var isAskedFor = false
  /// Whether it stands for what a plug-in writes, which no file names.
  var isWritten = false
  /// What its headers declare; what they do not is made.
  package var headers = HeaderDeclarations()

  /// The same modules, each once, sorted.
  static func joined(_ modules: [MissingModule]) -> [MissingModule] {
    var result: [String: MissingModule] = [:]
    for module in modules {
      guard let known = result[module.name] else {
        result[module.name] = module
        continue
      }
      result[module.name]?.users += module.users.filter { !known.users.contains($0) }
    }
    return result.values.sorted { $0.name < $1.name }
  }
}
