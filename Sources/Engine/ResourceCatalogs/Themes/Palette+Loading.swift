import Synchronization
import VectorDrawing

extension Palette {
  /// Palettes read so far; a palette is read once per process.
  private static let cache = Mutex<[String: Palette]>([:])

  /// Reads `themes/palettes/<id>.json`, or answers from memory.
  ///
  /// - Parameter base: has the colours that the file lacks; nil where it must have all.
  package static func load(
    _ id: String, over base: Palette? = nil, from folder: ThemeFolder = .standard
  ) throws(ThemeError) -> Palette {
    let key = [folder.path, id, base?.id ?? ""].joined(separator: "|")
    if let known = cache.withLock({ $0[key] }) { return known }
    let known = folder.names(in: "palettes")
    guard known.contains(id) else {
      throw ThemeError(
        file: "palettes/\(id).json",
        problem: "There is no such palette; there are: \(known.joined(separator: ", ")).")
    }
    let file = "palettes/\(id).json"
    let record = try folder.decode(PaletteRecord.self, from: file)
    let palette = Palette(
      id: id, name: record.name, table: try table(record, over: base, file: file))
    cache.withLock { $0[key] = palette }
    return palette
  }

  /// Lays the colours of a file out by `slot`.
  private static func table(
    _ record: PaletteRecord, over base: Palette?, file: String
  ) throws(ThemeError) -> [RGBA] {
    let nobody = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    var table =
      base?.table ?? Array(repeating: nobody, count: SystemColor.allCases.count * 8)
    for unknown in record.colors.keys.sorted() where SystemColor(named: unknown) == nil {
      throw ThemeError(
        file: file, keyPath: "colors.\(unknown)", problem: "No system colour has this name.")
    }
    for color in SystemColor.allCases where base == nil || record.colors[color.name] != nil {
      let entry = try entry(color.name, record, file: file)
      let shades = try entry.shades(file: file, name: color.name)
      for (index, shade) in shades.enumerated() { table[color.rawValue * 8 + index] = shade }
    }
    return table
  }

  /// The entry of a colour, or the entry it points to.
  private static func entry(
    _ name: String, _ record: PaletteRecord, file: String
  ) throws(ThemeError) -> PaletteRecord.Entry {
    guard let entry = record.colors[name] else {
      throw ThemeError(file: file, keyPath: "colors", problem: "The colour “\(name)” is missing.")
    }
    guard let other = entry.sameAs else { return entry }
    guard let target = record.colors[other], target.sameAs == nil else {
      throw ThemeError(
        file: file, keyPath: "colors.\(name).sameAs", problem: "It must name a colour with values.")
    }
    return target
  }
}

/// The shape of a file in `themes/palettes/`.
private struct PaletteRecord: Decodable {
  struct Entry: Decodable {
    var sameAs: String?
    var light: String?
    var dark: String?
    var lightIncreased: String?
    var darkIncreased: String?
    var darkElevated: String?
    var darkElevatedIncreased: String?
    var source: String

    /// The eight entries of the table, in the order of `Palette.slot`.
    func shades(file: String, name: String) throws(ThemeError) -> [RGBA] {
      let keyPath = "colors.\(name)"
      guard let light, let dark else {
        throw ThemeError(
          file: file, keyPath: keyPath, problem: "Both “light” and “dark” are needed.")
      }
      let raised = darkElevated ?? dark
      let texts = [
        light, dark, lightIncreased ?? light, darkIncreased ?? dark,
        light, raised, lightIncreased ?? light,
        darkElevatedIncreased ?? (darkElevated ?? darkIncreased ?? dark),
      ]
      var colors: [RGBA] = []
      for text in texts {
        guard let color = RGBA(themeText: text) else {
          throw ThemeError(
            file: file, keyPath: keyPath,
            problem: "“\(text)” is no colour; write #RRGGBB, then the opacity unless 1.")
        }
        colors.append(color)
      }
      return colors
    }
  }

  var name: String
  var colors: [String: Entry]
}

extension RGBA {
  /// Reads `#RRGGBB` or `#RRGGBB 0.6`; nil for anything else.
  init?(themeText: String) {
    let parts = themeText.split(separator: " ")
    guard let code = parts.first, code.utf8.count == 7, code.hasPrefix("#"), parts.count <= 2,
      let value = UInt32(code.dropFirst(), radix: 16)
    else { return nil }
    let alpha = parts.count == 2 ? Double(parts[1]) : 1
    guard let alpha, (0...1).contains(alpha) else { return nil }
    self.init(
      red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255, alpha: alpha)
  }
}
