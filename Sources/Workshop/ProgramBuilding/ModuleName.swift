import SourcePreparing

/// The name of a program's module.
enum ModuleName {
  /// Words that would hide a type of ours if a module had that name.
  private static let taken = [
    "App", "Foundation", "Seed", "Swift", "View", "Widget", "WidgetBundle", "main",
  ]

  /// A name that Swift accepts, close to the project's.
  ///
  /// - Parameters:
  ///   - modules: what widget code may import.
  ///   - inner: what programs are linked with beside.
  static func make(
    _ name: String, modules: ModuleAvailability, inner: Set<String>
  ) -> String {
    let letters = name.unicodeScalars.map { scalar -> Character in
      let isAllowed =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isAllowed ? Character(scalar) : "_"
    }
    var result = String(letters)
    if result.allSatisfy({ $0 == "_" }) { result = "Widgets" }
    // Files are called after it, with endings.
    result = String(result.prefix(100))
    if result.first?.isNumber == true { result = "_" + result }
    let isTaken = taken.contains(result) || modules.canImport(result) || inner.contains(result)
    return isTaken ? result + "Extension" : result
  }
}
