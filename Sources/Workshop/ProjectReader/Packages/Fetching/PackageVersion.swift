/// A version by the rules of semver.org, as tags of packages are named.
package struct PackageVersion: Hashable, Comparable, Sendable {
  let numbers: [Int]
  /// The parts behind `-`; empty for a release.
  let preview: [String]

  /// Reads `1.2.3`, `v1.2.3`, `1.2`, `1.2.3-beta.1+7`; nil for anything else.
  package init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    if let first = rest.first, "vV".contains(first) { rest.removeFirst() }
    rest = rest.prefix { $0 != "+" }
    let dash = rest.firstIndex(of: "-")
    let parts = rest[..<(dash ?? rest.endIndex)].split(
      separator: ".", omittingEmptySubsequences: false)
    let found = parts.compactMap { $0.utf8.count <= 9 ? UInt32($0) : nil }.map(Int.init)
    guard found.count == parts.count, (1...3).contains(found.count) else { return nil }
    numbers = found + Array(repeating: 0, count: 3 - found.count)
    preview =
      dash.map { rest[rest.index(after: $0)...].split(separator: ".").map(String.init) } ?? []
  }

  init(_ major: Int, _ minor: Int, _ patch: Int) {
    (numbers, preview) = ([major, minor, patch], [])
  }

  package static func < (left: PackageVersion, right: PackageVersion) -> Bool {
    if left.numbers != right.numbers {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    if left.preview.isEmpty || right.preview.isEmpty {
      return !left.preview.isEmpty && right.preview.isEmpty
    }
    return left.preview.lexicographicallyPrecedes(right.preview) { first, second in
      switch (Int(first), Int(second)) {
      case (let first?, let second?): first < second
      case (.some, nil): true
      case (nil, .some): false
      case (nil, nil): first < second
      }
    }
  }

  var text: String {
    numbers.map { "\($0)" }.joined(separator: ".")
      + (preview.isEmpty ? "" : "-" + preview.joined(separator: "."))
  }

  /// The first version that may break what was written for this one.
  var nextMajor: PackageVersion { PackageVersion(numbers[0] + 1, 0, 0) }
  var nextMinor: PackageVersion { PackageVersion(numbers[0], numbers[1] + 1, 0) }
}
