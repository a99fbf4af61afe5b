public import Foundation

extension NumberFormatter {
  /// Reads the number that a text begins with.
  ///
  /// - Parameter rangep: where to look, and where a number was found; all of the text if nil.
  /// - Throws: `CocoaError.formatting` where no number begins.
  public func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let whole = NSRange(location: 0, length: string.utf16.count)
    let range = rangep?.pointee ?? whole
    guard let part = Range(range, in: string), let number = number(from: String(string[part]))
    else { throw CocoaError(.formatting) }
    obj?.pointee =
      generatesDecimalNumbers ? NSDecimalNumber(decimal: number.decimalValue) : number
    var end = part.upperBound
    let suffix = number.doubleValue < 0 ? negativeSuffix : positiveSuffix
    while end > part.lowerBound, !string[string.index(before: end)].isNumber,
      (suffix ?? "").isEmpty || !string[..<end].hasSuffix(suffix ?? "")
    {
      end = string.index(before: end)
    }
    rangep?.pointee = NSRange(part.lowerBound..<end, in: string)
  }
}
