import Encodings
import Testing

struct CRC32Tests {
  @Test func `The checksum is the one that RFC 1952 asks for`() {
    #expect(CRC32.of(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.of([]) == 0)
  }
}
