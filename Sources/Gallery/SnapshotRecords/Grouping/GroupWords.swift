/// A group's reasons in words: what happened, and to what.
struct GroupWords {
  private(set) var sentences: [String] = []
  /// More reasons than these are counted.
  private static let most = 6

  init(_ items: [ReviewRecord.Item], _ reasons: [Int], _ known: Reasons) {
    guard !reasons.isEmpty else {
      let words = items.first?.changes.map(\.words) ?? []
      if items.allSatisfy({ $0.changes.map(\.words) == words }) { sentences = words }
      return
    }
    var found: [Int: Found] = [:]
    for item in items {
      for cause in item.changes.compactMap(\.cause) where cause.isVague != true {
        for reason in known.of(cause, in: item) { found[reason, default: Found()].add(cause) }
      }
      for cause in item.changes.compactMap(\.cause) where cause.isVague == true {
        for reason in known.of(cause, in: item) where found[reason] == nil {
          found[reason, default: Found()].add(cause)
        }
      }
    }
    let all = found.sorted { ($0.value.order, $0.key) < ($1.value.order, $1.key) }.map(\.value)
    var merged: [(subject: String, words: [String])] = []
    for reason in all {
      let (subject, words) = reason.told
      if let index = merged.firstIndex(where: { $0.subject == subject && !subject.isEmpty }),
        reason.isTold
      {
        merged[index].words += words
      } else {
        merged.append((reason.isTold ? subject : "", reason.isTold ? words : [reason.whole]))
      }
    }
    sentences = merged.map { subject, words in
      let text = words.joined(separator: ", ")
      return subject.isEmpty ? text : "\(subject): \(text)"
    }
    if sentences.count > Self.most {
      let rest = sentences.count - Self.most
      sentences = sentences.prefix(Self.most) + ["… and \(rest) more"]
    }
  }

  /// What happened for one reason.
  private struct Found {
    private var counts: [ReviewRecord.Cause: Int] = [:]
    private var subjects: Set<String> = []
    private var texts: Set<String> = []
    /// Where it was found first.
    private(set) var order = ""

    mutating func add(_ cause: ReviewRecord.Cause) {
      var said = cause
      (said.path, said.isVague) = ("", nil)
      counts[said, default: 0] += 1
      subjects.insert(cause.subject)
      texts.insert(cause.words)
      if order.isEmpty || cause.path < order { order = cause.path }
    }

    /// What is said most often.
    private var usual: ReviewRecord.Cause? {
      counts.min {
        (-$0.value, $0.key.subject, $0.key.words) < (-$1.value, $1.key.subject, $1.key.words)
      }?.key
    }

    /// Whether it is told as what became of one element.
    var isTold: Bool { usual.map { !$0.kind.isOfWhole && subjects.count == 1 } ?? false }

    var told: (subject: String, words: [String]) {
      (usual?.subject ?? "", [variants])
    }

    /// What it is in all pictures, such as a colour in light and in dark.
    private var variants: String {
      let first = usual?.words ?? ""
      let aspect = usual?.aspect ?? ""
      let others = texts.subtracting([first]).sorted()
        .map { $0.hasPrefix(aspect + " ") ? String($0.dropFirst(aspect.count + 1)) : $0 }
      if others.isEmpty { return first }
      let named = texts.map { $0.replacing(/\ \(#[0-9a-f. ]+\)/, with: "") }
      if Set(named).count == 1 { return named[0] }
      let shown = others.prefix(2).joined(separator: ", ")
      return others.count > 2
        ? "\(first) (elsewhere \(shown) and \(others.count - 2) more)"
        : "\(first) (elsewhere \(shown))"
    }

    /// A sentence of its own.
    var whole: String {
      guard let usual else { return "" }
      if usual.kind.isOfWhole { return "\(usual.subject) \(usual.words)" }
      return "\(variants) in \(subjects.count) elements"
    }
  }
}
