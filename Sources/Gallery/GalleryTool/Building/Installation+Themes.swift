import DiagnosticRecords
import Foundation
import ResourceCatalogs
import Typesetting

extension Installation {
  /// Every file of the themes that is missing or cannot be read.
  static func brokenThemes() -> [Diagnostic] {
    let folder = ThemeFolder.standard
    let fonts = FontLibrary(themesFolder: URL(fileURLWithPath: folder.path, isDirectory: true))
    let tables = fonts.problemsOfAllTables().map { table in
      guard let error = table.error as? DecodingError else {
        return ThemeError(file: table.file, problem: "The file is missing or unreadable.")
      }
      return ThemeError(file: table.file, error)
    }
    return (folder.problems() + tables).map(\.diagnostic)
  }
}
