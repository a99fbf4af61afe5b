import Foundation
import VectorDrawing

/// Elements, attributes and text while they are written: the only file of this module that spells
/// angle brackets, quotes and escapes. Whatever is a `String` is escaped; literals are our own and
/// stand as they are (a rule of the house holds that they need no escape). Elements are written by
/// closures (`SVGWriter.element`), so that none stays open.
struct ElementWriter: ~Copyable {
  private(set) var bytes: ByteBuffer

  init(capacity: Int = 4096) { bytes = ByteBuffer(capacity: capacity) }

  /// ` name="number"`.
  @inline(__always) mutating func attribute(_ name: StaticString, _ number: Double) {
    begin(name)
    bytes.append(number, then: UInt8(ascii: "\""))
  }

  @inline(__always) mutating func attribute(_ name: StaticString, _ number: CGFloat) {
    attribute(name, Double(number))
  }

  /// ` name="literal"`.
  @inline(__always) mutating func attribute(_ name: StaticString, _ literal: StaticString) {
    begin(name)
    bytes.append(literal)
    end()
  }

  /// ` name="#rrggbb"`.
  @inline(__always) mutating func attribute(_ name: StaticString, _ color: RGBA) {
    begin(name)
    bytes.append(color)
    end()
  }

  /// ` name="text"`, escaped.
  mutating func attribute(_ name: StaticString, text: String) {
    begin(name)
    bytes.append(text: text)
    end()
  }

  /// ` name="text"` of a text that was escaped before.
  mutating func attribute(_ name: StaticString, spelled text: [UInt8]) {
    begin(name)
    text.withUnsafeBufferPointer { bytes.append($0) }
    end()
  }

  /// ` name="…"` with the value that a closure writes of numbers, literals and texts.
  @inline(__always) mutating func attribute(
    _ name: StaticString, _ value: (inout ByteBuffer) -> Void
  ) {
    begin(name)
    value(&bytes)
    end()
  }

  /// How much is written.
  var count: Int { bytes.count }

  /// Two parts of what was written, for another picture.
  func written(_ first: Range<Int>, _ second: Range<Int>) -> [UInt8] {
    let all = bytes.bytes
    return [UInt8](unsafeUninitializedCapacity: first.count + second.count) { target, used in
      let next = target.update(fromContentsOf: all[first])
      used = target[next...].update(fromContentsOf: all[second])
    }
  }

  /// A part of what was written for another picture.
  mutating func append(_ written: [UInt8], _ range: Range<Int>) {
    written.withUnsafeBufferPointer { bytes.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Text between tags, escaped.
  mutating func text(_ text: String) { bytes.append(text: text) }

  /// Whole elements that were written before.
  mutating func append(_ elements: [UInt8]) {
    elements.withUnsafeBufferPointer { bytes.append($0) }
  }

  /// Whole elements that were written before.
  mutating func append(_ elements: borrowing ElementWriter) { bytes.append(elements.bytes.bytes) }

  /// An element by its id and what was written to follow that.
  mutating func append(
    _ name: StaticString, id: DefinitionName, _ prefix: String, _ rest: UnsafeBufferPointer<UInt8>
  ) {
    open(name)
    attribute("id") { $0.append(id, prefix) }
    bytes.append(rest)
  }

  /// An element with attributes alone, apart from any picture.
  mutating func empty(_ name: StaticString, _ attributes: (inout ElementWriter) -> Void) {
    open(name)
    attributes(&self)
    endEmpty()
  }

  @inline(__always) private mutating func begin(_ attribute: StaticString) {
    let length = attribute.utf8CodeUnitCount
    bytes.append(length + 3) { room in
      room[0] = UInt8(ascii: " ")
      (room + 1).update(from: attribute.utf8Start, count: length)
      room[length + 1] = UInt8(ascii: "=")
      room[length + 2] = UInt8(ascii: "\"")
    }
  }

  @inline(__always) private mutating func end() { bytes.append(byte: UInt8(ascii: "\"")) }

  @inline(__always) fileprivate mutating func open(_ name: StaticString) {
    bytes.append("<")
    bytes.append(name)
  }

  /// Ends the tag of an element whose parts stand on lines of their own.
  @inline(__always) fileprivate mutating func beginLines() { bytes.append(">\n") }

  /// Ends the tag of an element that stands on one line with what is in it.
  @inline(__always) fileprivate mutating func beginText() { bytes.append(">") }

  @inline(__always) fileprivate mutating func endEmpty() { bytes.append("/>\n") }

  @inline(__always) fileprivate mutating func close(_ name: StaticString) {
    bytes.append("</")
    bytes.append(name)
    bytes.append(">")
  }

  @inline(__always) fileprivate mutating func endLine() { bytes.append("\n") }
}

extension SVGWriter {
  typealias Part = (inout SVGWriter) -> Void

  /// An element with attributes alone.
  @inline(__always) mutating func element(_ name: StaticString, _ attributes: Part) {
    body.open(name)
    attributes(&self)
    body.endEmpty()
  }

  /// An element with others in it, each on a line.
  @inline(__always) mutating func element(
    _ name: StaticString, _ attributes: Part, content: Part
  ) {
    body.open(name)
    attributes(&self)
    body.beginLines()
    content(&self)
    body.close(name)
    body.endLine()
  }

  /// An element on one line, with texts and spans in it.
  @inline(__always) mutating func line(
    _ name: StaticString, _ attributes: Part, content: Part
  ) {
    span(name, attributes, content: content)
    body.endLine()
  }

  /// An element on one line that holds a text and has no attributes.
  mutating func line(_ name: StaticString, text: String) {
    line(name) { _ in
    } content: {
      $0.body.text(text)
    }
  }

  /// An element within a line.
  @inline(__always) mutating func span(
    _ name: StaticString, _ attributes: Part, content: Part
  ) {
    body.open(name)
    attributes(&self)
    body.beginText()
    content(&self)
    body.close(name)
  }

  /// Defines an element with attributes alone.
  mutating func define(_ name: StaticString, _ attributes: Part) -> DefinitionName {
    definition(name) { writer in
      attributes(&writer)
      writer.body.endEmpty()
    }
  }

  /// Defines an element with others in it. The last closure may ask for what was written.
  mutating func define(
    _ name: StaticString, _ attributes: Part, content: Part,
    keeping keep: (() -> WrittenDefinition) -> Void = { _ in }
  ) -> DefinitionName {
    definition(name, keeping: keep) { writer in
      attributes(&writer)
      writer.body.beginLines()
      content(&writer)
      writer.body.close(name)
      writer.body.endLine()
    }
  }

  /// Defines an element by what stands after its id.
  private mutating func definition(
    _ name: StaticString, keeping keep: (() -> WrittenDefinition) -> Void = { _ in }, rest: Part
  ) -> DefinitionName {
    var written = ElementWriter(capacity: 1024)
    swap(&body, &written)
    rest(&self)
    swap(&body, &written)
    let id = definitions.add(name, written)
    let bytes = written.bytes.bytes
    keep { WrittenDefinition(name: id, rest: Array(bytes)) }
    return id
  }

  /// The bytes of the outermost element. What it begins with is written last: its content says what
  /// has to be defined.
  mutating func document(
    _ name: StaticString, _ attributes: Part, head: Part, content: Part
  ) -> [UInt8] {
    content(&self)
    body.close(name)
    body.endLine()
    var drawn = ElementWriter(capacity: 1024)
    swap(&body, &drawn)
    body.open(name)
    attributes(&self)
    body.beginLines()
    head(&self)
    return ByteBuffer.joined(body.bytes, drawn.bytes)
  }
}
