import DiagnosticRecords

extension Rule {
  static let brokenAsset = Rule(
    "broken-asset", fault: .widget, .error, "A set of an asset catalog cannot be read",
    why: "Its images or colours are missing from the pictures.",
    remedy: "Repair its Contents.json, or delete the set; a merge conflict often leaves such "
      + "marks.")
  static let emptyAsset = Rule(
    "empty-asset", fault: .widget, .warning, "A set of an asset catalog holds nothing usable",
    why: "What is drawn with it is clear or left out.",
    remedy: "Give it a colour or a picture for any appearance.")
  static let missingAssetFile = Rule(
    "missing-asset-file", fault: .widget, .warning,
    "An asset catalog names a file that is not there",
    why: "The image or symbol is missing from the pictures; Xcode warns of it and goes on.",
    remedy: "Add the file to the set, or remove its entry.")
  static let assetOutsideCatalog = Rule(
    "asset-outside-catalog", fault: .widget, .error, "An asset catalog leads out of itself",
    why: "A catalog is read from where it lies; what it names elsewhere on the disk is not "
      + "its own.",
    remedy: "Put a copy of the file into the catalog.")
  static let duplicateAsset = Rule(
    "duplicate-asset", fault: .widget, .warning, "Two assets have the same name",
    why: "Only one of them can be drawn.",
    remedy: "Rename one of them, or let their groups provide a namespace.")
  static let unknownAppearance = Rule(
    "unknown-appearance", fault: .widget, .warning, "An asset has an appearance that is not known",
    why: "The variant is drawn as if it had no condition.",
    remedy: "Use luminosity = light or dark, or contrast = high.")
  static let unknownSystemColor = Rule(
    "unknown-system-color", fault: .widget, .warning,
    "A colour set refers to a system colour that is not known",
    why: "The colour is left out of the set.",
    remedy: "Choose another system colour, or give components.")
  static let oddColor = Rule(
    "odd-color", fault: .widget, .warning, "A colour set has components that cannot be read",
    why: "The colour is left out, or drawn with what could be read of it.",
    remedy: "Write components as 0x00 to 0xFF, 0 to 255 or 0.0 to 1.0.")
  static let brokenSymbol = Rule(
    "broken-symbol", fault: .widget, .error, "A symbol set is no readable symbol template",
    why: "The symbol is missing from the pictures.",
    remedy: "Export it from the SF Symbols app or another template of Apple's.")
}
