/// An element of a small XML document: enough for drawings, without namespaces or entities beyond
/// the five of XML and numbers.
struct MarkupElement {
  /// The tag, without a namespace prefix.
  var name: String
  /// Attributes by full name.
  var attributes: [String: String]
  /// Child elements; text is dropped.
  var children: [MarkupElement] = []
}

/// Reads well-formed XML into elements; nil for anything else.
struct MarkupReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The root element of a document.
  static func read(_ bytes: [UInt8]) -> MarkupElement? {
    var reader = MarkupReader(bytes: bytes)
    return reader.document()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Keeps a stack instead of recursing, so that nesting cannot exhaust the program's own.
  private mutating func document() -> MarkupElement? {
    var open: [MarkupElement] = []
    while let tag = nextTag() {
      switch tag {
      case .close(let name):
        guard let done = open.popLast(), done.name == name else { return nil }
        if open.isEmpty { return done }
        open[open.count - 1].children.append(done)
      case .open(let element, let isEmpty):
        guard open.count < 200 else { return nil }
        if !isEmpty {
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    return nil
  }

  private enum Tag {
    case open(MarkupElement, isEmpty: Bool)
    case close(String)
  }

  /// The next opening or closing tag; comments, declarations and text are passed over.
  private mutating func nextTag() -> Tag? {
    while let begin = bytes[position...].firstIndex(of: 0x3C) {
      position = begin + 1
      guard position < bytes.count else { return nil }
      switch bytes[position] {
      case UInt8(ascii: "?"): guard skip(past: "?>") else { return nil }
      case UInt8(ascii: "!"):
        if startsWith("!--") {
          guard skip(past: "-->") else { return nil }
        } else if startsWith("![CDATA[") {
          guard skip(past: "]]>") else { return nil }
        } else {
          guard skip(past: ">") else { return nil }
        }
      case UInt8(ascii: "/"):
        position += 1
        guard let name = name(), skip(past: ">") else { return nil }
        return .close(Self.local(name))
      default: return openingTag()
      }
    }
    return nil
  }

  private mutating func openingTag() -> Tag? {
    guard let tag = name() else { return nil }
    var element = MarkupElement(name: Self.local(tag), attributes: [:])
    while true {
      skipSpace()
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        return .open(element, isEmpty: false)
      }
      if bytes[position] == UInt8(ascii: "/") {
        guard startsWith("/>") else { return nil }
        position += 2
        return .open(element, isEmpty: true)
      }
      guard let key = name(), let value = attributeValue() else { return nil }
      element.attributes[key] = value
    }
  }

  private mutating func attributeValue() -> String? {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let begin = position + 1
    guard let end = bytes[begin...].firstIndex(of: quote) else { return nil }
    position = end + 1
    return Self.decoded(String(decoding: bytes[begin..<end], as: UTF8.self))
  }

  private mutating func name() -> String? {
    let begin = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > begin else { return nil }
    return String(decoding: bytes[begin..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private func startsWith(_ text: StaticString) -> Bool {
    let wanted = text.utf8CodeUnitCount
    guard position + wanted <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + wanted].elementsEqual($0) }
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while position < bytes.count {
      if startsWith(text) {
        position += text.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    return false
  }
}
