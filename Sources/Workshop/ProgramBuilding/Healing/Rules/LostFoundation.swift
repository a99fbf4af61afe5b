import SourceLexing

/// A file without any import, whose framework has a header that brings Foundation into all its
/// files, imports it.
struct LostFoundation: HealingRule {
  /// What code of models names of it.
  private static let names: Set<String> = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "DateInterval", "Decimal", "FileManager", "IndexPath", "JSONDecoder", "JSONEncoder", "Locale",
    "LocalizedError", "LocalizedStringResource", "Measurement", "NSError", "NSNumber", "NSObject",
    "NSString", "NotificationCenter", "NumberFormatter", "ProcessInfo", "TimeInterval", "TimeZone",
    "URL", "URLComponents", "URLRequest", "URLSession", "UUID", "UserDefaults",
  ]

  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    // What the preparer writes stands above the file.
    let above = HealedFile.ownLines(of: outline.source)
    guard let missing = site.missing, Self.names.contains(missing.name),
      missing.kind == .type || missing.kind == .value,
      let first = outline.tokens.firstIndex(where: { $0.line > above }),
      !outline.declarations.contains(where: {
        $0.keyword == "import" && $0.range.lowerBound >= first
      })
    else { return nil }
    var healing = Healing(kind: .importStatement)
    healing.isRepair = true
    healing.edits = [
      site.replaced(first..<first + 1, by: "import Foundation; \(outline.text(first))")
    ]
    return healing
  }
}
