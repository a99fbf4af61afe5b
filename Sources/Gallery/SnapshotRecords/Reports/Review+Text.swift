extension Review {
  /// What the terminal shows: counts, then the differences by widget, so many of each.
  ///
  /// - Parameters:
  ///   - limit: pictures named per widget; the rest are counted.
  ///   - wordLimit: sentences per picture.
  package func lines(limit: Int = 8, wordLimit: Int = 3) -> [String] {
    var lines: [String] = []
    for group in groups {
      lines.append("\(group.name): \(Self.counts(of: group.differences))")
      for difference in group.differences.prefix(limit) {
        lines.append("  \(difference.change.words)  \(difference.id)")
        let words = words[difference.id] ?? []
        lines += words.prefix(wordLimit).map { "    " + $0 }
        if words.count > wordLimit { lines.append("    … and \(words.count - wordLimit) more") }
      }
      if group.differences.count > limit {
        lines.append("  … and \(group.differences.count - limit) more")
      }
    }
    lines.append(counts)
    return lines
  }

  /// `2 changed, 1 added`
  static func counts(of differences: [Verdict.Difference]) -> String {
    Verdict.Change.allCases.compactMap { change in
      let count = differences.count { $0.change == change }
      return count > 0 ? "\(count) \(change.words)" : nil
    }.joined(separator: ", ")
  }
}
