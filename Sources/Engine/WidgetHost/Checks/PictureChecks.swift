package import DiagnosticRecords
import ViewGraph

/// All checks, run over the pictures of one widget as they are drawn.
@MainActor package final class PictureChecks {
  /// All there are, in the order in which they are told of.
  nonisolated package static let all: [any PictureCheck] = [
    TextCutOffCheck(), SmallTextCheck(), LowContrastTextCheck(), HiddenWithoutColorsCheck(),
    ContentOutsideCheck(), NoSpokenNameCheck(), SmallTapTargetCheck(), LinkInSmallWidgetCheck(),
    LargeImageCheck(), NoContainerBackgroundCheck(), PlaceholderShowsContentCheck(),
    NothingDrawnCheck(), SamePicturesCheck(), TimelineImagesCheck(), FamilyNotNamedCheck(),
  ]

  /// How much the findings of each check that runs matter.
  private let running: [(check: any PictureCheck, severity: Diagnostic.Severity)]
  /// What each check that runs has found in pictures so far.
  private var known: [CheckedPicture.Look: [[CheckFinding]]] = [:]
  /// What can be read in placeholders whose snapshot is not drawn yet, by their looks.
  private var placeholders: [String: (texts: ReadableTexts, render: String)] = [:]
  /// The entries of the timeline that is drawn, by their indices.
  private var timeline: [Int: CheckedEntry] = [:]

  /// Megabytes.
  private let memoryLimit: Double

  /// - Parameters:
  ///   - switches: What the project says about checks, by the ids of their rules.
  ///   - memoryLimit: Megabytes that a widget may take.
  package init(_ switches: [String: CheckSwitch] = [:], memoryLimit: Double = 30) {
    self.memoryLimit = memoryLimit
    running = Self.all.compactMap { check in
      switches[check.rule.id, default: .on].severity(of: check.rule).map { (check, $0) }
    }
  }

  /// What is wrong with a picture.
  ///
  /// - Parameters:
  ///   - render: The picture's id.
  ///   - look: What a placeholder and its snapshot have in common: all but the state.
  ///   - relevance: What the Smart Stack is told of an entry.
  package func findings(
    in picture: CheckedPicture, render: String, look: String, relevance: [Double] = []
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for ((check, severity), findings) in zip(running, findings(in: picture)) {
      found += findings.map { check.diagnostic($0, severity, render) }
    }
    switch picture.state {
    case .placeholder: placeholders[look] = (picture.texts, render)
    case .snapshot:
      guard let placeholder = placeholders.removeValue(forKey: look) else { break }
      for (check, severity) in running {
        found += check.findings(inPlaceholder: placeholder.texts, of: picture.texts)
          .map { check.diagnostic($0, severity, placeholder.render) }
      }
    case .entry(let index):
      let entry = CheckedEntry(relevance: relevance, render: render)
      timeline[index, default: entry].add(picture)
    case .redacted, .locked: break
    }
    return found
  }

  /// What is wrong with the timeline whose entries were all looked at since the last one.
  package func endTimeline() -> [Diagnostic] {
    defer { timeline = [:] }
    let drawn = timeline.sorted { $0.key < $1.key }.map(\.value)
    // A sweep draws the first entry in more looks than the others, whose look comes first.
    let count = drawn.map(\.hashes.count).min() ?? 0
    let entries = drawn.map { entry in
      var entry = entry
      entry.hashes = Array(entry.hashes.prefix(count))
      return entry
    }
    let timeline = CheckedTimeline(entries: entries, memoryLimit: memoryLimit)
    return running.flatMap { check, severity in
      check.findings(in: timeline).map {
        check.diagnostic($0, severity, entries[entries.count - 1].render)
      }
    }
  }

  /// What each check that runs finds. A picture like one before is not looked at again.
  private func findings(in picture: CheckedPicture) -> [[CheckFinding]] {
    let look = picture.look
    if let findings = known[look] { return findings }
    let findings = running.map { $0.check.findings(in: picture) }
    known[look] = findings
    return findings
  }
}

extension CheckedEntry {
  /// Adds a picture of the entry.
  fileprivate mutating func add(_ picture: CheckedPicture) {
    hashes.append(picture.hash)
    for bitmap in picture.bitmaps { images[bitmap.id] = bitmap.pixels }
  }
}

extension PictureCheck {
  fileprivate func diagnostic(
    _ finding: CheckFinding, _ severity: Diagnostic.Severity, _ render: String
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      rule, as: severity, finding.message, hint: finding.hint ?? rule.remedy,
      file: finding.position.map { String(cString: $0.path) },
      line: finding.position.map { Int($0.line) }, render: render, subject: finding.text)
    diagnostic.view = finding.view
    return diagnostic
  }
}
