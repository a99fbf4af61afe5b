import Foundation
import VectorDrawing

/// Draws the content of a page: paths, gradients, bitmaps, and forms of them.
struct PDFPainter {
  let document: PDFDocument
  /// The whole picture.
  let bounds: CGRect
  var state: PDFState
  var layers = PDFLayers()
  /// What was met and is not drawn, in words.
  private(set) var missing: [String] = []
  var path = Path()
  /// Whether the path will be the clip once it is painted, and by which rule.
  var nextClip: ClipRule?
  var saved: [PDFState] = []
  var resources: [String: PDFValue] = [:]
  /// How many forms are open.
  var depth = 0
  /// Where the coordinates of patterns lie in the picture: those of the page or the innermost form.
  var base: CGAffineTransform
  /// Operators that may still be followed.
  private var budget = 400_000
  private var scopes = 0

  /// What of an outline is inside when the next clip is made of it.
  enum ClipRule { case winding, evenOdd }

  /// How deep forms may stand in each other, and states be kept.
  static let mostDepth = 16
  private static let mostSaved = 200
  private static let mostItems = 50_000

  init(_ document: PDFDocument, bounds: CGRect, transform: CGAffineTransform) {
    (self.document, self.bounds, base) = (document, bounds, transform)
    state = PDFState(transform: transform)
  }

  mutating func miss(_ what: String) {
    if !missing.contains(what) { missing.append(what) }
  }

  /// A clip or mask like no other.
  mutating func scope(_ group: GroupItem) -> PDFLayers.Scope {
    scopes += 1
    return PDFLayers.Scope(id: scopes, group: group)
  }

  mutating func draw(_ item: DisplayItem, opacity: Double = 1) {
    guard layers.count < Self.mostItems else {
      return miss("a part of more things than there may be")
    }
    guard opacity < 1 || state.blend != .normal else { return layers.add(item, in: state.scopes) }
    var group = GroupItem([item], node: 0)
    (group.opacity, group.blend) = (opacity, state.blend)
    layers.add(.group(group), in: state.scopes)
  }

  /// Follows a content stream.
  mutating func run(_ bytes: [UInt8], _ resources: [String: PDFValue]) {
    let outer = self.resources
    self.resources = resources
    defer { self.resources = outer }
    var scanner = PDFScanner(bytes)
    var operands: [PDFValue] = []
    while let value = scanner.next() {
      guard case .word(let word) = value else {
        // No operator takes more.
        if operands.count < 64 { operands.append(value) }
        continue
      }
      budget -= 1
      if budget < 0 { return miss("a part of more steps than are followed") }
      if word == "BI" {
        Self.passImage(&scanner)
        miss("a bitmap within the content")
      } else {
        follow(word, operands)
      }
      operands = []
    }
  }

  /// Passes over a bitmap that is written into the content itself.
  private static func passImage(_ scanner: inout PDFScanner) {
    while let value = scanner.next() {
      if case .word("ID") = value { break }
    }
    let bytes = scanner.bytes
    var index = scanner.position
    while index + 2 < bytes.count {
      if PDFScanner.isSpace(bytes[index]), bytes[index + 1] == UInt8(ascii: "E"),
        bytes[index + 2] == UInt8(ascii: "I"),
        index + 3 == bytes.count || PDFScanner.isSpace(bytes[index + 3])
      {
        scanner.position = index + 3
        return
      }
      index += 1
    }
    scanner.position = bytes.count
  }

  private mutating func follow(_ word: String, _ operands: [PDFValue]) {
    let numbers = operands.compactMap(\.number)
    if followPath(word, numbers) || followColor(word, operands, numbers) { return }
    switch word {
    case "q": if saved.count < Self.mostSaved { saved.append(state) }
    case "Q": if let last = saved.popLast() { state = last }
    case "cm" where numbers.count == 6:
      state.transform = CGAffineTransform(numbers).concatenating(state.transform)
    case "w" where numbers.count == 1: state.stroke.lineWidth = abs(numbers[0])
    case "J" where numbers.count == 1:
      state.stroke.lineCap = CGLineCap(rawValue: Int32(clamping: operands[0].count ?? 0)) ?? .butt
    case "j" where numbers.count == 1:
      state.stroke.lineJoin =
        CGLineJoin(rawValue: Int32(clamping: operands[0].count ?? 0)) ?? .miter
    case "M" where numbers.count == 1: state.stroke.miterLimit = max(1, numbers[0])
    case "d" where operands.count == 2:
      let dash = (document.numbers(operands[0]) ?? []).map { max(0, $0) }
      state.stroke.dash = dash.contains { $0 > 0 } ? dash.map { CGFloat($0) } : []
      state.stroke.dashPhase = operands[1].number ?? 0
    case "gs":
      if let name = operands.first?.name { apply(document.entries(resource("ExtGState", name))) }
    case "Do": if let name = operands.first?.name { drawObject(resource("XObject", name)) }
    case "sh": if let name = operands.first?.name { shade(resource("Shading", name)) }
    case "Tj", "TJ", "'", "\"": miss("text")
    default: break
    }
  }

  /// A named resource of the content.
  func resource(_ kind: String, _ name: String) -> PDFValue? {
    document.entries(resources[kind])[name]
  }
}

extension CGAffineTransform {
  /// The six numbers of a PDF's matrix.
  init(_ numbers: [Double]) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
