import SnapshotRecords
import Testing

/// Differences of texts, line by line.
struct LineDiffTests {
  static let cases: [(String, String, String)] = [
    ("a\nb\n", "a\nb\n", ""),
    ("", "", ""),
    ("", "a\n", "@@ -1 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +1 @@\n-a\n"),
    ("a\nb\nc\n", "a\nx\nc\n", "@@ -1 +1 @@\n a\n-b\n+x\n c\n"),
    ("1\n2\n3\n4\n5\n6\n7\n", "1\n2\n3\n4\n5\n6\nx\n", "@@ -5 +5 @@\n 5\n 6\n-7\n+x\n"),
    ("1\n2\n3\n4\n", "0\n1\n2\n3\n4\n", "@@ -1 +1 @@\n+0\n 1\n 2\n"),
  ]

  @Test("Only what differs is shown, with two lines around it", arguments: cases)
  func writes(_ old: String, _ new: String, _ expected: String) {
    #expect(LineDiff(old, new).unified() == expected)
  }

  @Test("Any two texts can be had back from their difference, whatever the limit")
  func holdsBothTexts() {
    var seed: UInt64 = 7
    func next(_ bound: UInt64) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % bound)
    }
    var failures: [String] = []
    for round in 0..<400 {
      let old = (0..<next(12)).map { _ in "\(next(4))" }
      let new = (0..<next(12)).map { _ in "\(next(4))" }
      let diff = LineDiff(
        old.joined(separator: "\n"), new.joined(separator: "\n"), limit: [2, 6, 100][round % 3])
      if Self.sides(diff) != [old, new] { failures.append("\(old) \(new)") }
    }
    #expect(failures == [])
  }

  @Test("The way is the shortest", arguments: [("abcabba", "cbabac", 5), ("abc", "abc", 0)])
  func isShort(_ old: String, _ new: String, _ steps: Int) {
    let diff = LineDiff(
      old.map(String.init).joined(separator: "\n"), new.map(String.init).joined(separator: "\n"))
    #expect(diff.lines.count { if case .same = $0 { false } else { true } } == steps)
  }

  @Test("Texts too different to compare are shown one after the other")
  func givesUp() {
    let old = (0..<50).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<50).map { "new \($0)" }.joined(separator: "\n")
    #expect(LineDiff(old, new, limit: 10).isCoarse)
  }

  private static func sides(_ diff: LineDiff) -> [[String]] {
    var (old, new): ([String], [String]) = ([], [])
    for line in diff.lines {
      switch line {
      case .same(let text):
        old.append(text)
        new.append(text)
      case .removed(let text): old.append(text)
      case .added(let text): new.append(text)
      }
    }
    return [old, new]
  }
}
