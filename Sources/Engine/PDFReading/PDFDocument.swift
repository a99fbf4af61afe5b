/// The objects of a PDF file. They are found by reading the file from one end to the other, so that
/// a damaged table of their offsets does no harm.
struct PDFDocument: Sendable {
  private var objects: [Int: PDFValue] = [:]
  private var trailer: [String: PDFValue] = [:]
  /// The most bytes that one stream may unpack to.
  static let mostBytes = 64 << 20
  /// How many references are followed from one to the next, and levels of the tree of pages.
  private static let mostSteps = 32

  /// Nothing for a file without objects or with ones that only a password opens.
  init?(_ bytes: [UInt8]) {
    readObjects(bytes)
    readPackedObjects()
    if objects.isEmpty || trailer["Encrypt"] != nil { return nil }
  }

  /// What a value stands for: that of the object, if it names one.
  func value(_ value: PDFValue?) -> PDFValue {
    var current = value ?? .nothing
    for _ in 0..<Self.mostSteps {
      guard case .reference(let number) = current else { return current }
      current = objects[number] ?? .nothing
    }
    return .nothing
  }

  /// The entries of a dictionary or stream; none of anything else.
  func entries(_ value: PDFValue?) -> [String: PDFValue] {
    switch self.value(value) {
    case .dictionary(let entries), .stream(let entries, _): entries
    default: [:]
    }
  }

  func array(_ value: PDFValue?) -> [PDFValue]? {
    if case .array(let values) = self.value(value) { return values.map { self.value($0) } }
    return nil
  }

  /// The numbers of an array; nothing if there are others in it.
  func numbers(_ value: PDFValue?) -> [Double]? {
    guard let values = array(value) else { return nil }
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? numbers : nil
  }
}

extension PDFDocument {
  /// The first page, with what it inherits.
  var page: [String: PDFValue]? {
    let root = entries(trailer["Root"])
    var node = entries(root["Pages"])
    if node.isEmpty {
      node =
        objects.keys.sorted().lazy.map { entries(objects[$0]) }
        .first { value($0["Type"]).name == "Page" } ?? [:]
    }
    var inherited: [String: PDFValue] = [:]
    for _ in 0..<Self.mostSteps {
      for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
        if let own = node[key] { inherited[key] = own }
      }
      guard let kids = array(node["Kids"]) else { break }
      node = kids.lazy.map { entries($0) }.first { !$0.isEmpty } ?? [:]
    }
    return node.isEmpty ? nil : node.merging(inherited) { own, _ in own }
  }
}

extension PDFDocument {
  private mutating func readObjects(_ bytes: [UInt8]) {
    var scanner = PDFScanner(bytes)
    var before: [PDFValue] = []
    while let value = scanner.next() {
      guard case .word(let word) = value else {
        before = before.suffix(1) + [value]
        continue
      }
      if word == "obj", before.count == 2, let number = before[0].count, before[1].count != nil {
        objects[number] = Self.object(&scanner)
      } else if word == "trailer", case .dictionary(let entries)? = scanner.next() {
        trailer.merge(entries) { old, new in new }
      }
      before = []
    }
    for number in objects.keys.sorted() {
      guard case .stream(let entries, _)? = objects[number], entries["Type"]?.name == "XRef" else {
        continue
      }
      trailer.merge(entries) { old, _ in old }
    }
  }

  /// An object, with the bytes of its stream if it has one.
  private static func object(_ scanner: inout PDFScanner) -> PDFValue {
    guard let value = scanner.next() else { return .nothing }
    guard case .dictionary(let entries) = value else { return value }
    let end = scanner.position
    guard case .word("stream")? = scanner.next() else {
      scanner.position = end
      return value
    }
    let bytes = scanner.bytes
    var start = scanner.position
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let stop = streamEnd(of: bytes, from: start, entries["Length"]?.count)
    scanner.position = stop
    return .stream(entries, Array(bytes[start..<stop]))
  }

  /// Where a stream ends: where its length says, if that is true, else at the word.
  private static func streamEnd(of bytes: [UInt8], from start: Int, _ length: Int?) -> Int {
    let word = Array("endstream".utf8)
    if let length, length >= 0, start + length <= bytes.count {
      var scanner = PDFScanner(bytes, at: start + length)
      scanner.skipSpace()
      if bytes[scanner.position...].starts(with: word) { return start + length }
    }
    var offset = start
    while let next = bytes[offset...].firstIndex(of: word[0]) {
      if bytes[next...].starts(with: word) { return next }
      offset = next + 1
    }
    return bytes.count
  }

  /// Objects that lie packed in streams.
  private mutating func readPackedObjects() {
    for number in objects.keys.sorted() {
      guard case .stream(let entries, _)? = objects[number], entries["Type"]?.name == "ObjStm",
        let count = value(entries["N"]).count, let first = value(entries["First"]).count,
        first >= 0, let bytes = bytes(of: objects[number])
      else { continue }
      var heads = PDFScanner(bytes)
      for _ in 0..<max(0, count) {
        guard let own = heads.next()?.count, let offset = heads.next()?.count, offset >= 0,
          first + offset < bytes.count
        else { break }
        var scanner = PDFScanner(bytes, at: first + offset)
        if objects[own] == nil, let value = scanner.next() { objects[own] = value }
      }
    }
  }
}
