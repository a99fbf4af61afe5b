package import DiagnosticRecords

/// Looks for one kind of mistake in drawn pictures. Each is a file of its own with its rule, and a
/// line in ``PictureChecks/all``.
///
/// What a check cannot know it does not say: an alarm has to be true of the picture.
package protocol PictureCheck: Sendable {
  /// What is broken where the check finds something; its severity is that of the findings unless
  /// the project asks for another.
  var rule: Rule { get }

  /// What is wrong with a picture.
  @MainActor func findings(in picture: CheckedPicture) -> [CheckFinding]

  /// What is wrong with a placeholder, beside the snapshot of the same look.
  @MainActor func findings(
    inPlaceholder placeholder: ReadableTexts, of snapshot: ReadableTexts
  ) -> [CheckFinding]

  /// What is wrong with a timeline of a family.
  @MainActor func findings(in timeline: CheckedTimeline) -> [CheckFinding]
}

extension PictureCheck {
  package func findings(in picture: CheckedPicture) -> [CheckFinding] { [] }

  package func findings(
    inPlaceholder placeholder: ReadableTexts, of snapshot: ReadableTexts
  ) -> [CheckFinding] { [] }

  package func findings(in timeline: CheckedTimeline) -> [CheckFinding] { [] }
}
