import CatalogueManifest
import Foundation

/// What of a widget's behaviour is otherwise, in words.
package struct BehaviourDiff: Hashable, Sendable {
  package private(set) var changes: [TreeChange] = []
  /// More entries than these are counted.
  private static let most = 3

  /// - Parameter isAsked: whether a run asked about a family; of others there is no telling.
  package init(
    _ old: WidgetBehaviour, _ new: WidgetBehaviour, isAsked: (String) -> Bool = { _ in true }
  ) {
    quote("display name", old.name, new.name)
    quote("description", old.description, new.description)
    quote("kind", old.kind, new.kind)
    if old.configuration != new.configuration {
      say("configuration", "\(old.configuration.rawValue) → \(new.configuration.rawValue)")
    }
    families(old.families, new.families)
    instances(old.instances, new.instances)
    timelines(old, new, isAsked)
    days(old.days ?? [], new.days ?? [])
  }

  /// Of days that only one side has lived through there is no telling.
  private mutating func days(_ old: [WidgetBehaviour.Day], _ new: [WidgetBehaviour.Day]) {
    for day in new {
      let former = old.first { $0.scenario == day.scenario && $0.instance == day.instance }
      guard let former, former != day else { continue }
      let numbers = [
        ("reloads that count", former.counted, day.counted),
        ("free reloads", former.free, day.free),
        ("reloads withheld", former.withheld, day.withheld),
        ("% of the time outdated", former.stalePercent, day.stalePercent),
        ("minutes outdated at most", former.staleMinutes, day.staleMinutes),
      ].filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) → \($0.2)" }
      let instance = day.instance.map { $0 == "default" ? "" : ", \($0)" } ?? ""
      say("day", "“\(day.scenario)”\(instance): \(numbers.joined(separator: ", "))")
    }
  }

  private mutating func say(_ aspect: String, _ words: String) {
    tell(aspect, words.hasPrefix(aspect) ? words : "\(aspect) \(words)")
  }

  private mutating func tell(_ aspect: String, _ words: String) {
    let change = TreeChange(kind: .meaning, subject: "", words: words, aspect: aspect, path: "")
    if !changes.contains(change) { changes.append(change) }
  }

  private mutating func quote(_ aspect: String, _ old: String, _ new: String) {
    if old != new { say(aspect, "\u{201C}\(old)\u{201D} → \u{201C}\(new)\u{201D}") }
  }

  private mutating func families(_ old: [String], _ new: [String]) {
    for family in new where !old.contains(family) { say("families", "families: \(family) is new") }
    for family in old where !new.contains(family) {
      say("families", "families: \(family) is no longer supported")
    }
    if old != new, Set(old) == Set(new) {
      say("families", "families in another order: \(new.joined(separator: ", "))")
    }
  }

  private mutating func instances(_ old: [Widget.Instance], _ new: [Widget.Instance]) {
    let known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    for instance in new {
      guard let former = known[instance.id] else {
        say("configurations", "configurations: \u{201C}\(instance.title)\u{201D} is new")
        continue
      }
      let values = Dictionary(former.parameters.map { ($0.name, $0.value) }) { first, _ in first }
      for parameter in instance.parameters where values[parameter.name] != parameter.value {
        let before = values[parameter.name].map { "\u{201C}\($0)\u{201D}" } ?? "none"
        say(
          "parameter \(parameter.name)",
          "\(before) → \u{201C}\(parameter.value)\u{201D} in \u{201C}\(instance.title)\u{201D}")
      }
      let names = Set(instance.parameters.map(\.name))
      for gone in former.parameters where !names.contains(gone.name) {
        say("parameter \(gone.name)", "is no more in \u{201C}\(instance.title)\u{201D}")
      }
    }
    for gone in old where !new.contains(where: { $0.id == gone.id }) {
      say("configurations", "configurations: \u{201C}\(gone.title)\u{201D} is no more")
    }
  }

  /// One answer for a family and an instance.
  private struct Spot: Hashable {
    let family: String
    let instance: String?
  }

  private static func answers(_ behaviour: WidgetBehaviour) -> [Spot: WidgetBehaviour.Answer] {
    var result: [Spot: WidgetBehaviour.Answer] = [:]
    for answer in behaviour.timelines {
      for family in answer.families {
        result[Spot(family: family, instance: answer.instance)] = answer
      }
    }
    return result
  }

  private mutating func timelines(
    _ old: WidgetBehaviour, _ new: WidgetBehaviour, _ isAsked: (String) -> Bool
  ) {
    let (before, after) = (Self.answers(old), Self.answers(new))
    let spots = after.keys.filter { before[$0] != nil && isAsked($0.family) }
    var said: [String: (aspect: String, spots: [Spot])] = [:]
    var order: [String] = []
    let sorted = spots.sorted { ($0.instance ?? "", $0.family) < ($1.instance ?? "", $1.family) }
    for spot in sorted {
      guard let one = before[spot], let other = after[spot] else { continue }
      for (aspect, words) in Self.differences(one, other) {
        if said[words] == nil { order.append(words) }
        said[words, default: (aspect, [])].spots.append(spot)
      }
    }
    for words in order {
      guard let (aspect, found) = said[words] else { continue }
      tell(aspect, found.count == spots.count ? words : "\(words) (\(Self.list(found)))")
    }
  }

  private static func list(_ spots: [Spot]) -> String {
    var names: [String] = []
    for spot in spots {
      let name = (spot.instance.map { "\($0), " } ?? "") + spot.family
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: "; ")
  }

  private static func differences(
    _ old: WidgetBehaviour.Answer, _ new: WidgetBehaviour.Answer
  ) -> [(String, String)] {
    var result: [(String, String)] = []
    if old.policy != new.policy {
      result.append(("policy", "policy \(text(old.policy)) → \(text(new.policy))"))
    }
    let (dates, others) = (old.entries.map(\.date), new.entries.map(\.date))
    if dates.count != others.count {
      result.append(("entries", "entries \(dates.count) → \(others.count)"))
    }
    let moved = zip(dates, others).enumerated().filter { $0.element.0 != $0.element.1 }
    for (index, pair) in moved.prefix(most) {
      result.append(
        (
          "entries",
          "entry \(index + 1) at \(Timestamp.text(pair.0)) → \(Timestamp.text(pair.1))"
        ))
    }
    if moved.count > most {
      result.append(("entries", "… and \(moved.count - most) more entries at other times"))
    }
    let relevance = zip(old.entries, new.entries).enumerated()
      .filter { $0.element.0.relevance != $0.element.1.relevance }
    for (index, pair) in relevance.prefix(most) {
      result.append(
        (
          "relevance",
          "relevance of entry \(index + 1) \(text(pair.0.relevance)) → \(text(pair.1.relevance))"
        ))
    }
    if relevance.count > most {
      result.append(("relevance", "… and \(relevance.count - most) more of another relevance"))
    }
    return result
  }

  private static func text(_ policy: Timeline.Policy) -> String {
    let kind = ".\(policy.kind.rawValue)"
    return policy.date.map { "\(kind) \(Timestamp.text($0))" } ?? kind
  }

  private static func text(_ relevance: Timeline.Relevance?) -> String {
    guard let relevance else { return "none" }
    let score = Points.text(relevance.score)
    return relevance.duration == 0
      ? score : "\(score) for \(Points.text(relevance.duration)) s"
  }
}
