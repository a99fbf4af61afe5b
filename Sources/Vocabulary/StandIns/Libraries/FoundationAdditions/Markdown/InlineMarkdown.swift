import DiagnosticRecords
package import Foundation

/// Reads Markdown's inline constructs: emphasis, code, strikethrough, links, escapes.
package struct InlineMarkdown {
  private let characters: [Character]
  private let baseURL: URL?
  private let inflection: Inflection?
  /// Where marks of values are.
  private let marks: [Int]
  /// Found once for the whole text, so that reading takes as long as the text is.
  private let brackets: MarkdownBrackets
  /// What was looked for in vain.
  private let failures = Failures()

  /// Constructs within each other; deeper ones are shown as they are written.
  private static let mostLevels = 50

  /// Marks that nothing closes up to the end of a stretch: none of the later ones of the same kind
  /// is closed either.
  private final class Failures {
    struct Kind: Hashable {
      let mark: Character
      let length: Int
      let end: Int
    }

    var kinds: Set<Kind> = []
  }

  /// `text` with its constructs turned into `inlinePresentationIntent` and `link` attributes.
  /// - Parameter inflection: what words agree with; nil for texts whose words are left alone.
  package static func attributed(
    _ text: String, baseURL: URL? = nil, inflection: Inflection? = nil
  ) -> AttributedString {
    guard text.contains(where: { "*_`~[<\\".contains($0) }) else { return AttributedString(text) }
    let characters = Array(text)
    let reader = InlineMarkdown(
      characters: characters, baseURL: baseURL, inflection: inflection,
      marks: characters.indices.filter { characters[$0] == Inflection.mark },
      brackets: MarkdownBrackets(characters))
    return reader.read(0..<characters.count, Style())
  }

  /// What holds for a stretch of text.
  private struct Style {
    var intent: InlinePresentationIntent = []
    var link: URL?
    /// How many constructs are around the text.
    var level = 0

    func with(_ more: InlinePresentationIntent) -> Style {
      Style(intent: intent.union(more), link: link, level: level + 1)
    }

    func with(_ link: URL?) -> Style { Style(intent: intent, link: link, level: level + 1) }
  }

  /// What one construct contributes and where it ends.
  private typealias Construct = (text: AttributedString, end: Int)

  private func read(_ range: Range<Int>, _ style: Style) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if characters[index] == "\\", index + 1 < range.upperBound,
        characters[index + 1].isPunctuation || characters[index + 1].isSymbol
      {
        plain.append(characters[index + 1])
        index += 2
      } else if let construct = construct(at: index, in: range, style) {
        result += styled(plain, style)
        plain = ""
        result += construct.text
        index = construct.end
      } else {
        let run = runLength(at: index, in: range)
        plain += String(characters[index..<index + run])
        index += run
      }
    }
    return result + styled(plain, style)
  }

  private func styled(_ text: String, _ style: Style) -> AttributedString {
    var result = AttributedString(text)
    if !style.intent.isEmpty { result.inlinePresentationIntent = style.intent }
    if let link = style.link { result.link = link }
    return result
  }

  private func construct(at index: Int, in range: Range<Int>, _ style: Style) -> Construct? {
    if style.level >= Self.mostLevels { return nil }
    return switch characters[index] {
    case "`": code(at: index, in: range, style)
    case "*", "_", "~": emphasis(at: index, in: range, style)
    case "[": link(at: index, in: range, style)
    case "^": attributed(at: index, in: range, style)
    case "<": automaticLink(at: index, in: range, style)
    default: nil
    }
  }

  private func code(at index: Int, in range: Range<Int>, _ style: Style) -> Construct? {
    let run = runLength(at: index, in: range)
    let kind = Failures.Kind(mark: "`", length: run, end: range.upperBound)
    if failures.kinds.contains(kind) { return nil }
    var close = index + run
    while close < range.upperBound {
      let length = characters[close] == "`" ? runLength(at: close, in: range) : 0
      if length == run {
        var text = String(characters[index + run..<close])
        if text.first == " ", text.last == " ", text.contains(where: { $0 != " " }) {
          text = String(text.dropFirst().dropLast())
        }
        return (styled(text, style.with(.code)), close + run)
      }
      close += max(length, 1)
    }
    failures.kinds.insert(kind)
    return nil
  }

  private func emphasis(at index: Int, in range: Range<Int>, _ style: Style) -> Construct? {
    let run = runLength(at: index, in: range)
    let mark = characters[index]
    guard canOpen(index, run, in: range) else { return nil }
    let lengths = mark == "~" ? (run <= 2 ? [run] : []) : run >= 3 ? [3, 2, 1] : [run]
    for length in lengths {
      guard let close = closer(mark, length, after: index + run, in: range) else { continue }
      let extra = String(repeating: mark, count: run - length)
      let inner = read(index + run..<close, style.with(intent(mark, length)))
      return (styled(extra, style) + inner, close + length)
    }
    return nil
  }

  private func intent(_ mark: Character, _ length: Int) -> InlinePresentationIntent {
    if mark == "~" { return .strikethrough }
    switch length {
    case 1: return .emphasized
    case 2: return .stronglyEmphasized
    default: return [.emphasized, .stronglyEmphasized]
    }
  }

  /// The start of the run that closes `length` marks opened before `start`.
  private func closer(
    _ mark: Character, _ length: Int, after start: Int, in range: Range<Int>
  ) -> Int? {
    let kind = Failures.Kind(mark: mark, length: length, end: range.upperBound)
    if failures.kinds.contains(kind) { return nil }
    var index = start
    while index < range.upperBound {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      if characters[index] == "`", let code = code(at: index, in: range, Style()) {
        index = code.end
        continue
      }
      let run = runLength(at: index, in: range)
      if characters[index] == mark {
        let closes = canClose(index, run, in: range)
        if closes, run == length || (run > length && run != 2 * length && length != 2) {
          return index + run - length
        }
        if closes, run == 3, length < 3 { return index }
      }
      index += run
    }
    failures.kinds.insert(kind)
    return nil
  }

  private func canOpen(_ index: Int, _ run: Int, in range: Range<Int>) -> Bool {
    let after = index + run
    guard after < range.upperBound, !characters[after].isWhitespace else { return false }
    return characters[index] != "_" || index == range.lowerBound || !isWord(index - 1)
  }

  private func canClose(_ index: Int, _ run: Int, in range: Range<Int>) -> Bool {
    guard index > range.lowerBound, !characters[index - 1].isWhitespace else { return false }
    let after = index + run
    return characters[index] != "_" || after >= range.upperBound || !isWord(after)
  }

  private func isWord(_ index: Int) -> Bool {
    characters[index].isLetter || characters[index].isNumber
  }

  /// `^[text](attributes)`: the text, inflected if that is asked for.
  private func attributed(at index: Int, in range: Range<Int>, _ style: Style) -> Construct? {
    let start = index + 1
    guard start < range.upperBound, let middle = brackets.end(of: start, in: range), middle > start,
      middle + 1 < range.upperBound, characters[middle + 1] == "(",
      let end = brackets.end(of: middle + 1, in: range)
    else { return nil }
    let text = read(start + 1..<middle, style.with(style.intent))
    let asked = characters[middle + 2..<end].filter { !$0.isWhitespace }
    if String(asked).contains("inflect:true"),
      let agreeing = inflection?.agreeing(text, marksBefore: marks.prefix { $0 < start }.count)
    {
      return (agreeing, end + 1)
    }
    let shown = String(characters[index...end]).replacing(String(Inflection.mark), with: "…")
    HostDiagnostics.report(
      Diagnostic(
        .textAttributesNotApplied,
        "“\(shown)” is shown as it is: English nouns after a number are inflected, and no others.",
        hint: "Give the plurals in a string catalog."))
    return (text, end + 1)
  }

  private func link(at index: Int, in range: Range<Int>, _ style: Style) -> Construct? {
    guard let middle = brackets.end(of: index, in: range), middle + 1 < range.upperBound,
      characters[middle + 1] == "(", let end = brackets.end(of: middle + 1, in: range)
    else { return nil }
    let target = String(characters[middle + 2..<end]).split(separator: " ").first ?? ""
    let address = target.trimmingCharacters(in: ["<", ">"])
    let url = URL(string: address, relativeTo: baseURL)?.absoluteURL
    return (read(index + 1..<middle, style.with(url)), end + 1)
  }

  private func automaticLink(at index: Int, in range: Range<Int>, _ style: Style) -> Construct? {
    // No address is longer, so that not all of a long text is searched for every sign.
    let reach = index..<min(index + 2000, range.upperBound)
    guard let end = characters[reach].firstIndex(of: ">") else { return nil }
    let address = String(characters[index + 1..<end])
    guard address.contains("://") || address.hasPrefix("mailto:"),
      !address.contains(where: \.isWhitespace), let url = URL(string: address)
    else { return nil }
    var inner = style
    inner.link = url
    return (styled(address, inner), end + 1)
  }

  private func runLength(at index: Int, in range: Range<Int>) -> Int {
    guard "*_~`".contains(characters[index]) else { return 1 }
    let rest = characters[index..<range.upperBound]
    return rest.prefix { $0 == characters[index] }.count
  }
}

extension Rule {
  static let textAttributesNotApplied = Rule(
    "text-attributes-not-applied", fault: .vitrine, .warning,
    "An attribute of a text is shown as it is written",
    why: "Of words, English nouns are inflected, by a number in front of them.",
    remedy: "Give the plurals in a string catalog.")
}
