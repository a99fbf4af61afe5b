public import Foundation

extension CGFloat {
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
