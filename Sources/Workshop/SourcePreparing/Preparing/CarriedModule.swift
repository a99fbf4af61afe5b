import SourceLexing

/// A module whose names code uses without importing it, as headers of another carry it along. Ours
/// are compiled and imported where such a name stands.
struct CarriedModule {
  let name: String
  /// Modules that carry it; SwiftUI and WidgetKit carry what UIKit does. Nil where any may: that of
  /// somebody's headers, which nobody has here, or a bridging header.
  let carriers: Set<String>?
  /// How names of it begin; a capital follows, and small letters later.
  let prefixes: [String]
  /// Members of its that other modules' types have, and names of its own that begin otherwise;
  /// those of attributes with their sign.
  var names: [String] = []

  static let all = [
    CarriedModule(
      name: "CoreData", carriers: ["SwiftUI"], prefixes: [],
      names: [
        "@FetchRequest", "@SectionedFetchRequest", "FetchRequest", "FetchedResults",
        "SectionedFetchRequest", "SectionedFetchResults",
      ]),
    CarriedModule(name: "CoreImage", carriers: kits, prefixes: ["CI", "kCI"]),
    CarriedModule(name: "CoreText", carriers: kits, prefixes: ["CT", "kCT"]),
    CarriedModule(
      name: "ImageIO", carriers: kits,
      prefixes: ["CGImageSource", "CGImageDestination", "kCGImage"]),
    CarriedModule(
      name: "Observation", carriers: ["AppKit", "Cocoa", "Foundation", "UIKit"],
      prefixes: ["Observation"],
      names: [
        "@Observable", "@ObservationIgnored", "@ObservationTracked", "withObservationTracking",
      ]
    ),
    CarriedModule(name: "QuartzCore", carriers: kits, prefixes: ["CA"], names: ["layer"]),
    CarriedModule(
      name: "Security", carriers: kits.union(["Foundation"]), prefixes: ["Sec", "kSec", "errSec"]),
    CarriedModule(name: "SwiftUI", carriers: ["TipKit"], prefixes: [], names: ["Image", "Text"]),
    CarriedModule(name: "UIKit", carriers: nil, prefixes: ["UI"]),
  ]

  /// Whether a name of one of them begins with a byte: hardly any word does.
  private static let beginnings: [Bool] = {
    var result = [Bool](repeating: false, count: 256)
    for name in all.flatMap({ $0.prefixes + $0.names }) {
      if let first = name.utf8.first { result[Int(first)] = true }
    }
    return result
  }()

  private static let kits: Set<String> = ["UIKit", "AppKit", "Cocoa", "SwiftUI", "WidgetKit"]

  /// Modules of which compiled tokens name something, in order, if one of the imports carries them.
  static func used(
    in source: SourceText, isActive: [Bool], imports: [FileFacts.Import]
  ) -> [String] {
    let imported = Set(imports.map(\.module))
    var open = all.filter {
      $0.carriers?.isDisjoint(with: imported) != true && !imported.contains($0.name)
    }
    var found: [String] = []
    for (index, token) in source.tokens.enumerated()
    where !open.isEmpty && (token.kind == .word || token.kind == .attribute) && isActive[index] {
      guard beginnings[Int(source.bytes[token.range.lowerBound])] else { continue }
      let word = source.bytes[token.range]
      guard let module = open.firstIndex(where: { $0.has(word) }) else { continue }
      found.append(open.remove(at: module).name)
    }
    return found.sorted()
  }

  private func has(_ word: ArraySlice<UInt8>) -> Bool {
    prefixes.contains { prefix in
      guard word.starts(with: prefix.utf8) else { return false }
      let next = word.dropFirst(prefix.utf8.count).first
      return next.map { (0x41...0x5A).contains($0) } == true
        && word.contains { (0x61...0x7A).contains($0) }
    } || names.contains { word.elementsEqual($0.utf8) }
  }
}
