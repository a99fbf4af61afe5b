import Foundation
import Testing

@testable import SVGOutput

struct NumbersTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"),
      (0.1 + 0.2, "0.3"),
      (1.0005, "1.001"), (-0.0004, "0"), (-0.0005, "-0.001"), (0.012, "0.012"), (10.1, "10.1"),
      (99.9996, "100"), (1e-300, "0"), (1e20, "1000000000"), (-.infinity, "-1000000000"),
      (.infinity, "1000000000"), (.nan, "0"), (.greatestFiniteMagnitude, "1000000000"),
      (123_456_789.125, "123456789.125"), (100.05, "100.05"), (-3.100, "-3.1"),
    ] as [(Double, String)])
  func `numbers have three decimals at most, no exponent and no negative zero`(
    value: Double, text: String
  ) {
    #expect(Numbers.text(value) == text)
  }

  @Test func `every thousandth is read back as itself`() {
    for thousandth in -5000...5000 {
      let value = Double(thousandth) / 1000
      if Double(Numbers.text(value)) != value { Issue.record("\(value) \(Numbers.text(value))") }
    }
  }

  @Test(arguments: [0, 7, 10, -1, 1_234_567, Int.max, Int.min])
  func `whole numbers print as they are`(value: Int) {
    var bytes: [UInt8] = []
    Numbers.write(value, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(value)")
  }
}
