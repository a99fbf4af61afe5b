public import Foundation
import FoundationAdditions

/// Tells words from spaces and marks, and languages as `NLLanguageRecognizer` does. Parts of
/// speech, names, lemmas and moods have no tag, as no model is at hand, which a note says.
public final class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }

  public typealias Tagged = (NLTag?, Range<String.Index>)

  public let tagSchemes: [NLTagScheme]
  public var string: String?
  private var language: NLLanguage?

  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  public var dominantLanguage: NLLanguage? {
    string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) }
  }

  /// Counts for the whole text.
  public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {
    self.language = language
  }

  public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    tag(at: index, unit: unit, scheme: .tokenType).1
  }

  public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> Tagged {
    let whole = string.map { $0.startIndex..<$0.endIndex }
    let all = whole.map { tags(in: $0, unit: unit, scheme: scheme) } ?? []
    return all.first { $0.1.contains(index) } ?? (nil, index..<index)
  }

  public func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [Tagged] {
    guard let string else { return [] }
    let pieces = unit == .word ? pieces(string, range) : tokens(string, range, unit)
    return pieces.filter { !isOmitted($0.0, options) }
      .map { (tag($0.0, string[$0.1], scheme), $0.1) }
  }

  /// Ends when the block answers false.
  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) {
      if !block(tag, range) { return }
    }
  }

  // MARK: Pieces

  private typealias Piece = (NLTag, Range<String.Index>)

  private func tokens(
    _ text: String, _ range: Range<String.Index>, _ unit: NLTokenUnit
  ) -> [Piece] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: range).map { (.word, $0) }
  }

  /// Words, and what is between them: runs of spaces, and single marks.
  private func pieces(_ text: String, _ range: Range<String.Index>) -> [Piece] {
    var (result, position): ([Piece], String.Index) = ([], range.lowerBound)
    for word in tokens(text, range, .word) {
      result += gaps(text, position..<word.1.lowerBound) + [word]
      position = word.1.upperBound
    }
    return result + gaps(text, position..<range.upperBound)
  }

  private func gaps(_ text: String, _ range: Range<String.Index>) -> [Piece] {
    var (result, position): ([Piece], String.Index) = ([], range.lowerBound)
    while position < range.upperBound {
      let space = text[position..<range.upperBound].prefix { $0.isWhitespace }
      let letter = text[position]
      let end = space.isEmpty ? text.index(after: position) : space.endIndex
      let tag: NLTag =
        !space.isEmpty ? .whitespace : letter.isPunctuation ? .punctuation : .other
      result.append((tag, position..<end))
      position = end
    }
    return result
  }

  private func isOmitted(_ tag: NLTag, _ options: Options) -> Bool {
    switch tag {
    case .word: options.contains(.omitWords)
    case .whitespace: options.contains(.omitWhitespace)
    case .punctuation: options.contains(.omitPunctuation)
    default: options.contains(.omitOther)
    }
  }

  private func tag(_ kind: NLTag, _ text: Substring, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: return kind
    case .language:
      let language = language ?? NLLanguageRecognizer.dominantLanguage(for: String(text))
      return language.map { NLTag($0.rawValue) }
    case .lexicalClass where kind != .word, .nameTypeOrLexicalClass where kind != .word: return kind
    case .lexicalClass where text.allSatisfy(\.isNumber): return .number
    default:
      HostDiagnostics.reportInert(
        "NaturalLanguage",
        "no model of a language is at hand: words have no tags of "
          + scheme.rawValue)
      return nil
    }
  }
}
