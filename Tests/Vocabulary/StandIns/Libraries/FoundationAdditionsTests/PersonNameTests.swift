import Foundation
import Testing

@testable import FoundationAdditions

struct PersonNameTests {
  private static let styles: [FoundationAdditions.PersonNameComponentsFormatter.Style] = [
    .default, .short, .medium, .long, .abbreviated,
  ]

  @Test(arguments: [
    (
      "Dr. Thomas Louis Clark III",
      ["Thomas Clark", "Thomas", "Thomas Clark", "Dr. Thomas Louis Clark III", "TC"]
    ),
    ("M Night Day", ["M Day", "M", "M Day", "M Night Day", "MD"]),
    ("Ida", ["Ida", "Ida", "Ida", "Ida", "I"]),
    ("émile Zola", ["émile Zola", "émile", "émile Zola", "émile Zola", "ÉZ"]),
    ("Dr", ["Dr", "Dr", "Dr", "Dr", "D"]),
  ])
  func `names are read, and written in every style`(text: String, expected: [String]) throws {
    let formatter = FoundationAdditions.PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: text))
    let written = Self.styles.map { style in
      formatter.style = style
      return formatter.string(from: name)
    }
    #expect(written == expected)
  }

  @Test(arguments: [("花子", "山田"), ("希", "佐々木"), ("민준", "김"), ("サクラ", "はやし")])
  func `names in scripts of East Asia have the family first`(given: String, family: String) {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = (given, family)
    #expect(name.formatted() == family + given)
    #expect(name.formatted(.name(style: .abbreviated)) == family)
  }

  @Test func `a nickname is the short name`() throws {
    var name = try PersonNameComponents("Thomas Clark")
    name.nickname = "Tommy"
    #expect(name.formatted(.name(style: .short)) == "Tommy")
    #expect(throws: CocoaError.self) { try PersonNameComponents(" ") }
  }
}
