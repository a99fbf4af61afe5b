import Testing

@testable import ProjectReader

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Clock/*.swift", "Clock/A.swift", true), ("Clock/*.swift", "Clock/Deep/A.swift", false),
    ("**/*.swift", "A.swift", true), ("**/*.swift", "Clock/Deep/A.swift", true),
    ("{Clock,Tea}/**", "Tea/A.swift", true), ("{Clock,Tea}/**", "Milk/A.swift", false),
    ("**/*.{swift,m}", "Clock/A.m", true), ("**/*.{swift,m}", "Clock/A.h", false),
    ("{Clock/{Old,New},Tea}/A.*", "Clock/New/A.m", true),
    ("{Clock/{Old,New},Tea}/A.*", "Clock/A.m", false), ("A{,B}.swift", "A.swift", true),
    // A brace that leaves no choice, or is not closed, is a letter.
    ("{A}.swift", "{A}.swift", true), ("A{B,C", "A{B,C", true),
  ])
  func matches(_ pattern: String, _ path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  @Test func `Braces that leave too many choices are taken as they are`() {
    let pattern = String(repeating: "{a,b}", count: 40)
    #expect(!PathPattern(pattern).matches(String(repeating: "a", count: 40)))
    #expect(PathPattern(pattern).matches(pattern))
  }
}
