import FoundationAdditions
import NaturalLanguage
import Testing

@Suite struct NLTaggerTests {
  private func tags(
    _ text: String, _ scheme: NLTagScheme, _ options: NLTagger.Options = []
  ) -> [String] {
    let tagger = NLTagger(tagSchemes: [scheme])
    tagger.string = text
    return tagger.tags(
      in: text.startIndex..<text.endIndex, unit: .word, scheme: scheme, options: options
    ).map { "\($0.0?.rawValue ?? "-") \(text[$0.1])" }
  }

  @Test func `words, spaces and marks are told apart`() {
    #expect(
      tags("It’s  on.", .tokenType) == ["Word It’s", "Whitespace   ", "Word on", "Punctuation ."])
    #expect(
      tags("a, b", .tokenType, [.omitWhitespace, .omitPunctuation]) == ["Word a", "Word b"])
    #expect(tags("a +", .tokenType, [.omitWords, .omitWhitespace]) == ["Other +"])
  }

  @Test func `languages are told, parts of speech are not, and that is said`() {
    #expect(tags("今日は", .language) == ["ja 今日は"])
    let reports = HostDiagnostics.Collection()
    HostDiagnostics.$collection.withValue(reports) {
      #expect(tags("run 12", .lexicalClass, .omitWhitespace) == ["- run", "Number 12"])
      #expect(HostDiagnostics.drain().count == 1)
    }
  }

  @Test func `tokens are enumerated until enough, and found by an index`() {
    let tagger = NLTagger(tagSchemes: [.tokenType])
    let text = "one two"
    tagger.string = text
    var count = 0
    tagger.enumerateTags(
      in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType
    ) { _, _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
    let range = tagger.tokenRange(at: text.index(text.startIndex, offsetBy: 5), unit: .word)
    #expect(text[range] == "two")
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .tokenType).0 == .word)
  }
}
