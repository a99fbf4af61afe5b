package import DiagnosticRecords

extension Rule {
  package static let noContainerBackground = Rule(
    "no-container-background", fault: .design, .warning,
    "A widget has no container background",
    why: "iOS 17 and later show “Please adopt containerBackground API” instead of the widget; in "
      + "full colour it is drawn as on iOS 16: own margins, plain background.",
    remedy: "Call `containerBackground(for: .widget)` on the content.")
}

/// Widgets on cards that do not tell the system their background.
package struct NoContainerBackgroundCheck: PictureCheck {
  package let rule = Rule.noContainerBackground

  package init() {}

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    if picture.drawn.hasContainerBackground || !picture.stage.isCard { return [] }
    return [
      CheckFinding(
        "The widget does not call `containerBackground(for: .widget)`.", hint: rule.why)
    ]
  }
}
