import Foundation
import MadeFromUse
import Testing

@Suite struct MadeHexTests {
  @Test(arguments: [
    ("#FF8000", [255, 128, 0, 255]), ("ff8000", [255, 128, 0, 255]), ("#f80", [255, 136, 0, 255]),
    ("0xFF800080", [255, 128, 0, 128]), ("#12", [127.5, 127.5, 127.5, 127.5]),
    ("orange", [127.5, 127.5, 127.5, 127.5]),
  ])
  func `digits in a text are a colour`(text: String, parts: [Double]) {
    let color = MadeHex(text)
    #expect([color.red, color.green, color.blue, color.alpha].map { $0 * 255 } == parts)
    #expect(MadeHex(Made(of: text, "Kit.a")) == color)
  }

  @Test func `a number is a colour too, and may have an opacity beside it`() {
    #expect(MadeHex(0x10FF00) == MadeHex("10FF00"))
    #expect(MadeHex(UInt32(0x10FF_0080)) == MadeHex("10FF0080"))
    #expect(MadeHex("10FF00", alpha: CGFloat(0.25)).alpha == 0.25)
    #expect(MadeHex("10FF00", alpha: 1).alpha == 1)
    #expect(MadeHex(nil).alpha == 0.5)
  }
}
