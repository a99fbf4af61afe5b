package import DiagnosticRecords

extension Rule {
  package static let samePictures = Rule(
    "same-pictures", fault: .design, .note, "Half of a timeline or more changes nothing",
    why: "The system keeps and draws each entry; one that changes nothing takes room, and makes "
      + "nothing on the screen newer.",
    remedy: "Give an entry for each moment at which the picture changes, and say by the policy "
      + "when to ask again. Where the widget has no data here, see which an app would give it.")
}

/// Entries that show the very picture of the one before, in each look, and matter as much.
///
/// Now and then an entry may change nothing, so fewer than half are none. A date that runs is drawn
/// as of its entry's moment, so that it makes another picture of each.
package struct SamePicturesCheck: PictureCheck {
  package let rule = Rule.samePictures

  package init() {}

  package func findings(in timeline: CheckedTimeline) -> [CheckFinding] {
    let entries = timeline.entries
    let repeated = zip(entries, entries.dropFirst()).filter { before, entry in
      before.hashes == entry.hashes && before.relevance == entry.relevance
    }
    let count = entries.count
    if repeated.isEmpty || repeated.count * 2 < count { return [] }
    let said =
      switch (repeated.count, count) {
      case (1, 2): "Both entries of the timeline show the same picture."
      case (count - 1, _): "All \(count) entries of the timeline show the same picture."
      default:
        "\(repeated.count) of \(count) entries of the timeline show the same picture as the one "
          + "before."
      }
    return [CheckFinding(said)]
  }
}
