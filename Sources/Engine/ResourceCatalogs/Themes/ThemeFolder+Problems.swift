import Foundation
import Typesetting

extension ThemeFolder {
  /// Every file that is missing or cannot be read, those that others are drawn with first. Drawings
  /// of symbols are read when they are asked for; `SymbolLibrary.diagnostics` has what is wrong.
  package func problems() -> [ThemeError] {
    var problems: [ThemeError] = []
    func note(_ body: () throws(ThemeError) -> Void) {
      do { try body() } catch { problems.append(error) }
    }
    note { () throws(ThemeError) in _ = try Palette.load(from: self) }
    for id in names(in: "palettes") where id != Palette.defaultID {
      note { () throws(ThemeError) in _ = try Palette.load(id, from: self) }
    }
    note { () throws(ThemeError) in _ = try Device.load(Device.defaultID, from: self) }
    for id in names(in: "devices") where id != Device.defaultID {
      note { () throws(ThemeError) in _ = try Device.load(id, from: self) }
    }
    note { () throws(ThemeError) in _ = try VariantAxis.all(in: self) }
    note { () throws(ThemeError) in _ = try PluralRules(folder: self) }
    note { () throws(ThemeError) in
      _ = try decode([String: SymbolIndex.Entry].self, from: "symbols/index.json")
    }
    note { () throws(ThemeError) in
      _ = try decode(SymbolDirections.self, from: "symbols/direction.json")
    }
    let fonts = FontLibrary(themesFolder: URL(fileURLWithPath: path, isDirectory: true))
    return problems
      + fonts.problemsOfAllTables().map { table in
        guard let error = table.error as? DecodingError else {
          return ThemeError(file: table.file, problem: "The file is missing or unreadable.")
        }
        return ThemeError(file: table.file, error)
      }
  }
}
