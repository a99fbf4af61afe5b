import Testing
import VectorDrawing

@testable import SVGOutput

struct ByteBufferTests {
  @Test func `what is written stays when the block grows`() {
    var buffer = ByteBuffer(capacity: 0)
    for number in 0..<1000 {
      buffer.append(Double(number))
      buffer.append(",")
      buffer.append(text: "ü")
      buffer.append(Double(number) / 8)
      buffer.append(RGBA(red: 1, green: 0.5, blue: .nan))
    }
    let expected = (0..<1000).map { "\($0),ü\(Numbers.text(Double($0) / 8))#ff8000" }.joined()
    let (text, count) = (String(decoding: buffer.bytes, as: UTF8.self), buffer.count)
    #expect(text == expected)
    #expect(count == expected.utf8.count)
  }

  @Test func `two buffers are joined in their order`() {
    var first = ByteBuffer()
    var second = ByteBuffer()
    let none = ByteBuffer.joined(first, second)
    #expect(none.isEmpty)
    first.append("a")
    let one = ByteBuffer.joined(first, second)
    #expect(one == Array("a".utf8))
    second.append("bc")
    let both = ByteBuffer.joined(first, second)
    #expect(both == Array("abc".utf8))
  }
}
