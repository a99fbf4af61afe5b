import Foundation
import MadeFromUse
import Testing

/// Numbers that values are turned into that could not be had.
@Suite struct MadeAmountTests {
  private let unknown = Made(madePath: "Kit.x")

  @Test func `what was given is a number of any kind, and what is not known is 0`() {
    let (two, half): (Made, Made) = (2, 0.5)
    #expect(NSNumber(value: two) == 2 && NSNumber(value: unknown) == 0)
    #expect(Float(half) == 0.5 && Float(unknown) == 0)
    #expect(Decimal(two) == 2)
    #expect(CGSize(width: two, height: unknown) == CGSize(width: 2, height: 0))
    #expect(CGPoint(x: half, y: two) == CGPoint(x: 0.5, y: 2))
  }

  @Test func `days are counted between what may be dates`() {
    func date(_ days: Double) -> Made {
      Made(of: Date(timeIntervalSince1970: days * 86_400), "Kit.date")
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    #expect(calendar.dateComponents([.day], from: date(1), to: date(4)).day == 3)
    #expect(calendar.dateComponents([.day], from: unknown, to: unknown).day == 0)
  }
}
