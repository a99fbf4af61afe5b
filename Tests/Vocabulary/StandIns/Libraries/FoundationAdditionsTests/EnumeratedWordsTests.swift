import Foundation
import FoundationAdditions
import Testing

@Suite struct EnumeratedWordsTests {
  private static let text = "— Hello, world! It's 3.50."

  private func words(
    _ options: String.EnumerationOptions, upTo last: String = ""
  ) -> [[String?]] {
    let text = Self.text
    var found: [[String?]] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) {
      word, range, enclosing, stop in
      found.append([word, String(text[range]), String(text[enclosing])])
      stop = text[range] == last
    }
    return found
  }

  @Test func `Words are what has letters or numbers, with what follows them`() {
    #expect(
      words([.byWords, .localized]) == [
        ["Hello", "Hello", "— Hello, "], ["world", "world", "world! "], ["It's", "It's", "It's "],
        ["3.50", "3.50", "3.50."],
      ])
  }

  @Test func `They are counted backwards, without their text, up to a stop`() {
    #expect(
      words([.byWords, .reverse, .substringNotRequired], upTo: "world").map { $0[1] }
        == ["3.50", "It's", "world"])
    #expect(words([.byWords, .substringNotRequired])[0][0] == nil)
  }

  @Test func `Only what is in the range counts, however it is given`() {
    let text = Self.text
    var found: [Substring] = []
    let start = text.index(text.startIndex, offsetBy: 4)
    text.enumerateSubstrings(in: start..., options: .byWords) { _, range, _, stop in
      found.append(text[range])
      stop = true
    }
    text.dropFirst(4).enumerateSubstrings(in: start..., options: .byWords) { word, range, _, stop in
      found += [Substring(word ?? ""), text[range]]
      stop = true
    }
    #expect(found == ["llo", "llo", "llo"])
  }

  @Test func `Lines and characters are Foundation's`() {
    #expect(words([.byLines]).map { $0[0] } == [Self.text])
    #expect(words(.byComposedCharacterSequences).count == Self.text.count)
    var lines: [String?] = []
    let part = Self.text.dropFirst(2)
    part.enumerateSubstrings(in: part.startIndex..., options: .byLines) { line, _, _, _ in
      lines.append(line)
    }
    #expect(lines == [String(part)])
  }
}
