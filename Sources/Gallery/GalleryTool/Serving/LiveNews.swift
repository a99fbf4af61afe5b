import Foundation
import GalleryServer

/// What the terminal says of a new gallery: `Clock.swift changed → 2 widgets, 48 renders in 3.1 s`.
struct LiveNews {
  let text: String
  private let build: String
  private let start: ContinuousClock.Instant
  /// Until when an open page may show it.
  private let deadline: ContinuousClock.Instant

  /// - Parameters:
  ///   - seconds: How long it took, for people.
  ///   - isAwaited: Whether a page is open that will show it.
  init(_ build: LiveBuild, _ summary: GallerySummary, seconds: String, isAwaited: Bool) {
    let what =
      "\(Report.count(summary.widgets, "widget")), \(Report.count(summary.renders, "render"))"
    let failed = summary.failedWidgets > 0 ? " (\(summary.failedWidgets) failed)" : ""
    text = "\(Self.subject(build.changes))\(what)\(failed) in \(seconds)"
    (self.build, start) = (build.name, build.start)
    deadline = .now + .seconds(isAwaited ? 3 : 0)
  }

  /// The line, when it is known whether and when a page has shown the gallery; nil before.
  func line(_ site: LiveSite) -> String? {
    if let moment = site.sighting(of: build) {
      let elapsed = (moment - start).components
      let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
      return "\(text), on the page after \(Report.seconds(seconds))"
    }
    return .now < deadline ? nil : text
  }

  /// `Clock.swift changed → `; nothing for the first gallery.
  static func subject(_ changes: [FolderWatch.Change]) -> String {
    var names: [String] = []
    for change in changes {
      let name = URL(fileURLWithPath: change.path).lastPathComponent
      if !names.contains(name) { names.append(name) }
    }
    let kinds = Set(changes.map(\.kind))
    let verb = kinds == [.added] ? "added" : kinds == [.removed] ? "removed" : "changed"
    switch names.count {
    case 0: return ""
    case 1...2: return "\(names.joined(separator: " and ")) \(verb) → "
    default: return "\(names[0]) and \(names.count - 1) others \(verb) → "
    }
  }
}
