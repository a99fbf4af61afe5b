package import DiagnosticRecords

extension Rule {
  package static let timelineImages = Rule(
    "timeline-images", fault: .design, .note,
    "The images of a timeline are larger together than a widget's memory",
    why: "The system archives each entry with the pixels of its images, in a process that has "
      + "about 30 MB; where that is ended the widget keeps what it showed before.",
    remedy: "Scale images down to the size they are drawn in, give fewer entries, and ask again "
      + "sooner.")
}

/// Timelines whose entries show too many pixels together (Facts/archiving.md#images).
package struct TimelineImagesCheck: PictureCheck {
  package let rule = Rule.timelineImages

  package init() {}

  package func findings(in timeline: CheckedTimeline) -> [CheckFinding] {
    let (entries, limit) = (timeline.entries, timeline.memoryLimit)
    var images: [String: Double] = [:]
    for entry in entries { images.merge(entry.images) { $1 } }
    // Four bytes a pixel.
    let size = images.values.sorted().reduce(0, +) * 4 / 1_048_576
    guard entries.count > 1, size > limit else { return [] }
    return [
      CheckFinding(
        "The \(images.count) images of \(entries.count) entries take about \(Int(size)) MB; a "
          + "widget has about \(Int(limit)).")
    ]
  }
}
