import Testing

@testable import FoundationAdditions

@Suite struct EnglishPluralTests {
  /// Words as dictionaries have them; a plural stays what it is.
  private static let words = """
    day days, cup cups, Article Articles, DAY DAYS, box boxes, batch batches, dish dishes
    class classes, bus buses, story stories, key keys, person people, Person People
    child children, grandchild grandchildren, woman women, human humans, foot feet
    bookshelf bookshelves, potato potatoes, photo photos, gas gases, area areas, bias biases
    analysis analyses, axis axes, stomach stomachs, aircraft aircraft, craft crafts, fish fish
    sheep sheep, quiz quizzes, specimen specimens, fox foxes, goose geese, mongoose mongooses
    Lens Lenses, PERSON PEOPLE
    """.split { $0 == "," || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }

  @Test func `nouns have the plurals of dictionaries`() {
    for word in Self.words {
      #expect(EnglishPlural.of(word[0]) == word[1])
      #expect(EnglishPlural.of(word[1]) == word[1])
    }
  }
}
