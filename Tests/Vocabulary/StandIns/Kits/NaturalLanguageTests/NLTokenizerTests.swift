import DiagnosticRecords
import FoundationAdditions
import NaturalLanguage
import Testing

@Suite struct NLTokenizerTests {
  private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test func wordsAreLettersAndWhatJoinsThem() {
    #expect(
      tokens("It's 3.5 degrees, isn’t it?", .word) == ["It's", "3.5", "degrees", "isn’t", "it"])
    #expect(tokens("", .word) == [] && tokens(" … ", .word) == [])
  }

  @Test func sentencesEndAtMarks() {
    #expect(tokens("One is 1.5. Two! Three?", .sentence) == ["One is 1.5. ", "Two! ", "Three?"])
    #expect(tokens("a\nb\n\nc", .paragraph) == ["a\n", "b\n\n", "c"])
    #expect(tokens("a b", .document) == ["a b"])
  }

  @Test func tokensAreEnumeratedUntilEnough() {
    let tokenizer = NLTokenizer(unit: .word)
    let text = "12 months later"
    tokenizer.string = text
    var found: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      found.append(String(text[range]) + (attributes.contains(.numeric) ? "#" : ""))
      return found.count < 2
    }
    #expect(found == ["12#", "months"])
  }

  @Test func languagesAreToldByTheirScript() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "今日は") == .japanese)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "안녕") == .korean)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "123") == nil)
    HostDiagnostics.$collection.withValue(HostDiagnostics.Collection()) {
      #expect(NLLanguageRecognizer.dominantLanguage(for: "Hello") == nil)
      #expect(HostDiagnostics.drain().map(\.rule) == ["inert-framework"])
    }
  }
}
