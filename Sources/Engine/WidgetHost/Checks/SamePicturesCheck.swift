package import DiagnosticRecords

extension Rule {
  package static let samePictures = Rule(
    "same-pictures", fault: .design, .note, "Entries of a timeline show the same picture",
    why: "The system keeps and draws each entry; one that changes nothing takes room, and makes "
      + "nothing on the screen newer.",
    remedy: "Give an entry for each moment at which the picture changes, and say by the policy "
      + "when to ask again. Where the widget has no data here, see which an app would give it.")
}

/// Entries that show the very picture of the one before, in each look, and matter as much.
///
/// A date that runs is drawn as of its entry's moment, so that it makes another picture of each.
package struct SamePicturesCheck: PictureCheck {
  package let rule = Rule.samePictures

  package init() {}

  package func findings(inTimeline entries: [CheckedEntry]) -> [CheckFinding] {
    let repeated = zip(entries, entries.dropFirst()).filter { before, entry in
      before.hashes == entry.hashes && before.relevance == entry.relevance
    }
    switch repeated.count {
    case 0: return []
    case 1 where entries.count == 2:
      return [CheckFinding("Both entries of the timeline show the same picture.")]
    case entries.count - 1:
      return [CheckFinding("All \(entries.count) entries of the timeline show the same picture.")]
    case let count:
      let verb = count == 1 ? "shows" : "show"
      return [
        CheckFinding(
          "\(count) of \(entries.count) entries of the timeline \(verb) the same picture as the "
            + "one before.")
      ]
    }
  }
}
