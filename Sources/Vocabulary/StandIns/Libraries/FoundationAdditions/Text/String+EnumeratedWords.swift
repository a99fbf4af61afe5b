public import Foundation

extension NSString.EnumerationOptions {
  /// Foundation on this system has it only to say that it cannot. The number is Apple's.
  public static var byWords: Self { Self(rawValue: 3) }

  /// What is gone through, which is a number among the flags.
  fileprivate var isByWords: Bool { rawValue & 0xFF == Self.byWords.rawValue }
}

extension String {
  /// Words are what stands between Unicode's boundaries of words (UAX #29) and has a letter or a
  /// number; words of languages without spaces are cut finer than on a device, which looks them up.
  public func enumerateSubstrings<Bounds: RangeExpression>(
    in range: Bounds, options: EnumerationOptions,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where Bounds.Bound == Index {
    let range = range.relative(to: self)
    guard options.isByWords else { return enumerate(in: range, options, body) }
    let words = words(in: range)
    let order = options.contains(.reverse) ? words.indices.reversed() : Array(words.indices)
    var isOver = false
    for index in order {
      let word = words[index]
      // What no word has belongs to the one before it, and to the first what comes before that.
      let start = index == 0 ? range.lowerBound : word.lowerBound
      let end = index + 1 < words.count ? words[index + 1].lowerBound : range.upperBound
      let text = options.contains(.substringNotRequired) ? nil : String(self[word])
      body(text, word, start..<end, &isOver)
      if isOver { return }
    }
  }

  private func words(in range: Range<Index>) -> [Range<Index>] {
    let bounds = self[range].matches(of: #/\b/#).map(\.range.lowerBound)
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
      .filter { self[$0].contains { $0.isLetter || $0.isNumber } }
  }
}

extension Substring {
  public func enumerateSubstrings<Bounds: RangeExpression>(
    in range: Bounds, options: String.EnumerationOptions,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where Bounds.Bound == Index {
    let range = range.relative(to: self)
    guard options.isByWords else { return enumerate(in: range, options, body) }
    base.enumerateSubstrings(in: range, options: options, body)
  }
}

extension StringProtocol {
  /// Foundation's own, which is of any kind of string.
  fileprivate func enumerate(
    in range: Range<Index>, _ options: String.EnumerationOptions,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) { enumerateSubstrings(in: range, options: options, body) }
}
