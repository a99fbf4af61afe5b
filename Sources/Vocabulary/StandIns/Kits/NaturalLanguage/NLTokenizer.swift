import Foundation

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Cuts text by signs: words are letters and digits with what joins them, sentences end at a full
/// stop, question or exclamation mark. Words of scripts without spaces are not told apart.
public final class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }

  public let unit: NLTokenUnit
  public var string: String?

  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Changes nothing.
  public func setLanguage(_ language: NLLanguage) {}

  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    let text = string[range]
    switch unit {
    case .word: return words(text)
    case .sentence: return pieces(text) { ".!?…。！？\n".contains($0) }
    case .paragraph: return pieces(text) { $0.isNewline }
    case .document: return text.isEmpty ? [] : [range]
    }
  }

  public func tokenRange(at index: String.Index) -> Range<String.Index> {
    let all = string.map { tokens(for: $0.startIndex..<$0.endIndex) } ?? []
    return all.first { $0.contains(index) } ?? index..<index
  }

  /// Ends when the block answers false.
  public func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) {
      let isNumber = unit == .word && string?[token].allSatisfy(\.isNumber) == true
      if !block(token, isNumber ? .numeric : []) { return }
    }
  }

  private func words(_ text: Substring) -> [Range<String.Index>] {
    var (result, start): ([Range<String.Index>], String.Index?) = ([], nil)
    for index in text.indices {
      let isPart = isPart(text, index, isInside: start != nil)
      if isPart, start == nil { start = index }
      if !isPart, let begin = start {
        result.append(begin..<index)
        start = nil
      }
    }
    if let start { result.append(start..<text.endIndex) }
    return result
  }

  /// Letters and digits, and an apostrophe or point between two of them.
  private func isPart(_ text: Substring, _ index: String.Index, isInside: Bool) -> Bool {
    let letter = text[index]
    if letter.isLetter || letter.isNumber { return true }
    guard isInside, "'’.,".contains(letter) else { return false }
    let after = text.index(after: index)
    guard after < text.endIndex else { return false }
    let joinsDigits = letter == "." || letter == ","
    let before = text[text.index(before: index)]
    return joinsDigits ? before.isNumber && text[after].isNumber : text[after].isLetter
  }

  /// Pieces up to marks and the space behind them; those of space only are none.
  private func pieces(
    _ text: Substring, _ ends: (Character) -> Bool
  ) -> [Range<String.Index>] {
    var (result, start, isOver): ([Range<String.Index>], String.Index, Bool) = (
      [], text.startIndex, false
    )
    func finish(_ end: String.Index) {
      if text[start..<end].contains(where: { !$0.isWhitespace }) { result.append(start..<end) }
      start = end
    }
    for index in text.indices {
      let letter = text[index]
      // A mark between letters, as in 3.5, ends nothing.
      if isOver, !ends(letter), !letter.isWhitespace {
        let before = text[text.index(before: index)]
        if before.isWhitespace || before != "." { finish(index) }
        isOver = false
      }
      if ends(letter) { isOver = true }
    }
    finish(text.endIndex)
    return result
  }
}
