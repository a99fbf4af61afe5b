import Encodings

/// Items of a review that differ for the same reasons.
///
/// A reason is what changed somewhere: a font, a colour, a row. It is the same reason where the
/// same happened (a colour became another one, wherever it is), and where something happened to the
/// same element of a widget in a family, whatever the scheme, the state or the entry: the light and
/// the dark value of a colour are one reason. Items with the same reasons are a group.
struct ChangeGroups {
  /// Sorted: the gravest first, of each change the largest.
  private(set) var groups: [ReviewRecord.Group] = []

  /// - Parameter names: of widgets, by id.
  init(_ items: [ReviewRecord.Item], _ names: [String: String] = [:]) {
    var reasons = Reasons()
    for item in items { reasons.learn(item) }
    var members: [Key: [ReviewRecord.Item]] = [:]
    for item in items {
      if item.isOfOtherVersion == true {
        // Whatever it is: nobody has changed the code.
        members[Key(change: item.change, reasons: [], rest: Self.otherVersion), default: []]
          .append(item)
        continue
      }
      let found = Set(reasons.of(item)).sorted()
      // What has no reason to be found by is one change in each widget.
      let rest = found.isEmpty ? "\(item.kind.rawValue) \(item.widget)" : ""
      members[Key(change: item.change, reasons: found, rest: rest), default: []].append(item)
    }
    groups = members.map { key, items in
      let ids = items.map(\.id).sorted()
      var words =
        key.rest == Self.otherVersion
        ? [Self.otherVersion] : GroupWords(items, key.reasons, reasons).sentences
      let said = key.reasons.isEmpty ? key.rest : words.joined()
      let mark = SHA256.short(Array((key.change.rawValue + said).utf8))
      if words.isEmpty { words = [Self.words(key.change, items, names)] }
      return ReviewRecord.Group(
        id: String(mark.prefix(8)), change: key.change, words: words, items: ids)
    }
    groups.sort {
      let (one, other) = (Self.rank($0.change), Self.rank($1.change))
      return (one, -$0.items.count, $0.items[0]) < (other, -$1.items.count, $1.items[0])
    }
    // Two groups of the same words are told apart by what they hold.
    var known: Set<String> = []
    for index in groups.indices where !known.insert(groups[index].id).inserted {
      let mark = SHA256.short(Array((groups[index].id + groups[index].items[0]).utf8))
      groups[index].id = String(mark.prefix(8))
      known.insert(groups[index].id)
    }
  }

  /// What to say of pictures that nothing more is known of: `Meals: systemLarge, systemMedium`.
  private static func words(
    _ change: Verdict.Change, _ items: [ReviewRecord.Item], _ names: [String: String]
  ) -> String {
    let widget = items[0].widget
    let families = Set(items.compactMap(\.family)).sorted().joined(separator: ", ")
    let former = Set(items.compactMap(\.formerly)).sorted().first.map { " (formerly \($0))" } ?? ""
    let name = (names[widget] ?? widget) + former
    return families.isEmpty ? name : "\(name): \(families)"
  }

  private static let otherVersion = "Vitrine draws it otherwise; the code is as it was"

  private struct Key: Hashable {
    let change: Verdict.Change
    let reasons: [Int]
    let rest: String
  }

  private static func rank(_ change: Verdict.Change) -> Int {
    Verdict.Change.allCases.firstIndex(of: change) ?? 0
  }
}

/// Which changes have one reason (a union of sets: each change joins what it is and where it is).
struct Reasons {
  /// What a change says, or a spot where one is.
  private enum Mark: Hashable {
    case said(aspect: String, words: String)
    case spot(String, aspect: String)
  }

  private var numbers: [Mark: Int] = [:]
  /// Each one's way to the first one of its set.
  private var roots: [Int] = []
  /// Reasons at an element, for pictures that hide what it is.
  private var atElement: [String: Set<Int>] = [:]

  mutating func learn(_ item: ReviewRecord.Item) {
    for cause in item.changes.compactMap(\.cause) where cause.isVague != true {
      let said = number(Self.said(cause))
      let spot = number(.spot(Self.element(item, cause.path), aspect: cause.aspect))
      let (one, other) = (root(said), root(spot))
      roots[max(one, other)] = min(one, other)
      atElement[Self.element(item, cause.path), default: []].insert(said)
    }
    for cause in item.changes.compactMap(\.cause) where cause.isVague == true {
      _ = number(Self.said(cause))
    }
  }

  /// The reasons of an item, each by a number.
  func of(_ item: ReviewRecord.Item) -> [Int] {
    let told = item.changes.compactMap(\.cause).flatMap { of($0, in: item) }
    let hidden = (item.hidden ?? []).flatMap { atElement[Self.element(item, $0)] ?? [] }
    return told + hidden.map(root)
  }

  func of(_ cause: ReviewRecord.Cause, in item: ReviewRecord.Item) -> [Int] {
    if cause.isVague == true, let known = atElement[Self.element(item, cause.path)] {
      return known.map(root)
    }
    return numbers[Self.said(cause)].map { [root($0)] } ?? []
  }

  private static func element(_ item: ReviewRecord.Item, _ path: String) -> String {
    "\(item.widget) \(item.family ?? "") \(path)"
  }

  /// What comes or goes is told by its name, all else by what it became.
  private static func said(_ cause: ReviewRecord.Cause) -> Mark {
    let subject = cause.kind.isOfWhole ? cause.subject : ""
    return .said(aspect: cause.aspect, words: subject + cause.words)
  }

  private mutating func number(_ mark: Mark) -> Int {
    if let known = numbers[mark] { return known }
    numbers[mark] = roots.count
    roots.append(roots.count)
    return roots.count - 1
  }

  private func root(_ number: Int) -> Int {
    var number = number
    while roots[number] != number { number = roots[number] }
    return number
  }
}
