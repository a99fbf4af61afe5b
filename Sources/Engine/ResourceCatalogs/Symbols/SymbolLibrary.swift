package import DiagnosticRecords
package import Foundation
import Synchronization

/// The symbols of `themes/symbols/`, drawn for this project, found by SF Symbols' names.
package final class SymbolLibrary: Sendable {
  /// The library of the themes folder in use.
  package static let standard = SymbolLibrary(folder: .standard)

  /// What a drawing is remembered by.
  fileprivate struct Key: Hashable {
    var name: String
    var weight: SymbolWeight
    var scale: SymbolScale
    var pointSize: CGFloat
  }

  /// What has been read so far.
  struct State {
    fileprivate var index: SymbolIndex?
    var frames: SymbolFrames?
    fileprivate var directions: SymbolDirections?
    fileprivate var sketches: [String: SymbolSketch] = [:]
    fileprivate var drawings: [Key: SymbolDrawing?] = [:]
    /// Known names by what is like them: a symbol that is missing is so in every picture.
    fileprivate var near: [String: [String]] = [:]
    var diagnostics: [Diagnostic] = []
  }

  let folder: ThemeFolder
  private let state = Mutex(State())

  /// A library reading from a themes folder; drawings are read when first asked for.
  package init(folder: ThemeFolder) {
    self.folder = folder
  }

  /// Everything wrong that was met so far, in the order of messages.
  package var diagnostics: [Diagnostic] {
    state.withLock { $0.diagnostics }.sorted { $0.message < $1.message }
  }

  /// Every name the index lists, sorted; those composed of them come on top.
  package var names: [String] {
    // Names that begin with an underscore are parts of others (themes/symbols/README.md).
    state.withLock { index(&$0).entries.keys.filter { !$0.hasPrefix("_") }.sorted() }
  }

  /// The drawing of a name such as `star.fill`, or nil if there is none. It is in ems, but frames
  /// are not in proportion to the font's size (themes/symbols/README.md).
  package func drawing(
    named name: String, weight: SymbolWeight = .regular, scale: SymbolScale = .medium,
    pointSize: CGFloat = 17
  ) -> SymbolDrawing? {
    if name.hasPrefix("_") { return nil }
    let key = Key(name: name, weight: weight, scale: scale, pointSize: pointSize)
    return state.withLock { state in
      if let known = state.drawings[key] { return known }
      var drawing: SymbolDrawing?
      if let sketch = sketch(name, &state, depth: 0) {
        if let frame = frame(name, sketch, &state, depth: 0) {
          drawing = sketch.drawing(
            in: frame, pointSize: pointSize, weight: weight, scale: scale)
        } else {
          drawing = sketch.drawing(weight: weight, scale: scale)
        }
      }
      state.drawings[key] = .some(drawing)
      return drawing
    }
  }

  /// Whether a symbol is drawn mirrored where the layout runs from right to left.
  package func mirrorsFromRightToLeft(_ name: String) -> Bool {
    state.withLock { state in
      // A theme without the file mirrors nothing.
      let directions =
        state.directions
        ?? (try? folder.decode(SymbolDirections.self, from: "symbols/direction.json"))
        ?? SymbolDirections()
      state.directions = directions
      return directions.mirrors(name)
    }
  }

  /// Known names most like an unknown one, best first; its last words may be right and the others
  /// wrong.
  package func nearestNames(to name: String) -> [String] {
    if let known = state.withLock({ $0.near[name] }) { return known }
    let names = names
    let words = name.split(separator: ".")
    let index = state.withLock { state in self.index(&state) }
    var composed: [String] = []
    for count in 1...3 where count < words.count {
      let ending = "." + words.suffix(count).joined(separator: ".")
      let others = NearestNames.find(String(name.dropLast(ending.count)), among: names)
      composed += others.map { $0 + ending }
        .filter { index.entries[$0] == nil && index.entry($0) != nil }
    }
    let near = NearestNames.find(name, among: names + composed)
    state.withLock { $0.near[name] = near }
    return near
  }

  /// The index, read when first needed; empty after a report.
  func index(_ state: inout State) -> SymbolIndex {
    if let index = state.index { return index }
    var index = SymbolIndex(entries: [:])
    do {
      index.entries = try folder.decode(
        [String: SymbolIndex.Entry].self, from: "symbols/index.json")
    } catch {
      state.diagnostics.append(error.diagnostic)
    }
    // A theme without the file knows no other names.
    if FolderListing.exists(folder.path(of: "symbols/synonyms.json")) {
      do {
        index.synonyms = try folder.decode(SymbolSynonyms.self, from: "symbols/synonyms.json")
      } catch {
        state.diagnostics.append(error.diagnostic)
      }
    }
    state.index = index
    return index
  }

  /// The sketch of a name, read or put together; nil if there is none.
  func sketch(_ name: String, _ state: inout State, depth: Int) -> SymbolSketch? {
    if let known = state.sketches[name] { return known }
    let index = index(&state)
    guard let entry = index.entries[name] ?? dropped(name) ?? index.entry(name) else {
      return nil
    }
    guard depth < 8 else {
      return report("The symbol “\(name)” is made of itself.", "symbols/index.json", &state)
    }
    let sketch: SymbolSketch?
    if let file = entry.file {
      sketch = read(file, &state)
    } else {
      sketch = compose(entry, name, &state, depth: depth)
    }
    if let sketch { state.sketches[name] = sketch }
    return sketch
  }

  /// A drawing that is simply there, not in the index.
  private func dropped(_ name: String) -> SymbolIndex.Entry? {
    guard !name.contains("/"), FolderListing.exists(folder.path(of: "symbols/\(name).svg")) else {
      return nil
    }
    return SymbolIndex.Entry(file: name + ".svg")
  }

  /// A drawing from its file.
  private func read(_ file: String, _ state: inout State) -> SymbolSketch? {
    guard let bytes = try? folder.bytes(of: "symbols/" + file) else {
      return report("The drawing is missing or unreadable.", "symbols/" + file, &state)
    }
    guard let sketch = SymbolSketchReader.read(bytes) else {
      return report("The drawing is no SVG with a view box.", "symbols/" + file, &state)
    }
    return sketch
  }

  /// A drawing made from others.
  private func compose(
    _ entry: SymbolIndex.Entry, _ name: String, _ state: inout State, depth: Int
  ) -> SymbolSketch? {
    func part(_ other: String) -> SymbolSketch? {
      if let found = sketch(other, &state, depth: depth + 1) { return found }
      return report(
        "The symbol “\(name)” needs “\(other)”, which cannot be drawn.",
        "symbols/index.json", &state)
    }
    guard let base = entry.base, var result = part(base) else { return nil }
    if let beside = entry.beside {
      guard let other = part(beside) else { return nil }
      result = result.beside(other)
    }
    if entry.solid == true { result = result.solid() }
    if let turn = entry.turn, turn.isFinite, abs(turn) < 1e6 {
      result = result.turned(quarters: Int((turn / 90).rounded()))
    }
    if entry.mirror == true { result = result.mirrored() }
    if let enclosure = entry.enclosure {
      let isFilled = entry.fill == true
      guard let frame = part(isFilled ? enclosure + ".fill" : enclosure) else { return nil }
      result = result.enclosed(in: frame, filled: isFilled, colorName: entry.color)
    }
    if entry.slash == true { result = result.slashed() }
    if entry.badge == "dot" {
      result = result.dotted(colorName: entry.color)
    } else if let badge = entry.badge {
      guard let glyph = part(badge) else { return nil }
      let plate: SymbolSketch.Plate = entry.plate == "triangle" ? .triangle : .disc
      result = result.badged(with: glyph, on: plate, colorName: entry.color)
    }
    return result
  }

  /// Records a broken part of the theme once.
  private func report<Result>(
    _ message: String, _ file: String, _ state: inout State
  ) -> Result? {
    let record = Diagnostic(
      .brokenTheme, message, hint: "themes/symbols/README.md says how to draw one.",
      file: "themes/" + file)
    if !state.diagnostics.contains(record) { state.diagnostics.append(record) }
    return nil
  }
}
