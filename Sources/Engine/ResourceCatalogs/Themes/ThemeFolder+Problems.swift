extension ThemeFolder {
  /// Every file that is missing or cannot be read, those that others are drawn with first. Not
  /// of fonts and type, which `FontLibrary` reads, nor of the drawings of symbols, which are read
  /// when they are asked for (`SymbolLibrary.diagnostics`).
  package func problems() -> [ThemeError] {
    var problems: [ThemeError] = []
    func note(_ body: () throws(ThemeError) -> Void) {
      do { try body() } catch { problems.append(error) }
    }
    note { () throws(ThemeError) in _ = try SystemLook.load(from: self) }
    for id in names(in: "systems") where id != SystemLook.defaultID {
      note { () throws(ThemeError) in _ = try SystemLook.load(id, from: self) }
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
    note { () throws(ThemeError) in
      _ = try decode(SymbolSynonyms.self, from: "symbols/synonyms.json")
    }
    note { () throws(ThemeError) in _ = try SymbolFrames(reading: self) }
    note { () throws(ThemeError) in _ = try SystemAssumptions.load(from: self) }
    note { () throws(ThemeError) in _ = try DayScenario.all(in: self) }
    return problems
  }
}
