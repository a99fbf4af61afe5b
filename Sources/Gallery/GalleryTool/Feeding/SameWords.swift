import CatalogueManifest
import DiagnosticRecords
import WidgetHost

/// The few words that most pictures of a widget say, as where nobody is signed in, nothing was
/// chosen, or no data came.
enum SameWords {
  /// Pictures that say more different texts than this do not say the same.
  private static let textLimit = 3

  /// What most of what a timeline shows says, or where there is none, most snapshots; empty where
  /// that is nothing and other pictures of the same sizes say something; nil where they differ, or
  /// say numbers, which are data.
  static func found(in renders: [Render]) -> String? {
    func shown(_ kind: ContentKind) -> [Render] {
      renders.filter { $0.variant[StateAxis.name] == kind.rawValue }
    }
    let entries = shown(.entry)
    let pictures = entries.isEmpty ? shown(.snapshot) : entries
    // A size in which no picture has words is meant to have none, such as a ring or a photo.
    let worded = Set(renders.filter { !$0.text.isEmpty }.map(\.family))
    let silent = pictures.count { $0.text.isEmpty && worded.contains($0.family) }
    if silent * 2 > pictures.count { return "" }
    var best: (text: String, count: Int)?
    var known: Set<String> = []
    for text in pictures.flatMap(\.text) where known.insert(text).inserted {
      let saying = pictures.filter { $0.text.contains(text) }
      guard saying.count * 2 > pictures.count, text.contains(where: \.isLetter) else { continue }
      let all = Set(saying.flatMap(\.text))
      guard all.count <= textLimit, !all.contains(where: { $0.contains(where: \.isNumber) }) else {
        continue
      }
      // Of a heading and a sentence, the sentence.
      if best.map({ (saying.count, text.count) > ($0.count, $0.text.count) }) ?? true {
        best = (text, saying.count)
      }
    }
    return best?.text
  }

  /// The note for a widget; nil where its pictures differ, or nothing is known that would feed it.
  static func note(
    of name: String, in renders: [Render], feeding: () -> [FeedingSetting]
  ) -> Diagnostic? {
    guard let text = found(in: renders), let advice = FeedingSetting.advice(feeding()) else {
      return nil
    }
    let what = text.isEmpty ? "show no text, though others do" : "say the same: “\(text)”"
    return Diagnostic(.sameWords, "Most pictures of \(name) \(what).", hint: advice)
  }
}

extension Rule {
  static let sameWords = Rule(
    "same-words", fault: .widget, .note, "Most pictures of a widget say the same",
    why: "Perhaps what it shows on a device, such as a person's data, is not there.",
    remedy: "Give in vitrine.json what it asks for: defaults, instances, activities, responses "
      + "or a location.")
}
