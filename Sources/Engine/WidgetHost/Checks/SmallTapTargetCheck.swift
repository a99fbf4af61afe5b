package import DiagnosticRecords
import Foundation
import ViewGraph

extension Rule {
  package static let smallTapTarget = Rule(
    "small-tap-target", fault: .design, .note, "A tap target is smaller than a fingertip",
    why: "Apple asks for 44 by 44 points (HIG, Buttons); what is smaller is missed, and a tap "
      + "beside it opens the app instead.",
    remedy: "Give the label padding or a frame inside of the control; padding around the control "
      + "makes no target larger.")
}

/// Links, buttons and toggles of less than 44 by 44 points. Of a control in another the outer one
/// counts. What is too low for any target, as the closed Dynamic Island, is tapped as a whole.
package struct SmallTapTargetCheck: PictureCheck {
  package let rule = Rule.smallTapTarget

  package init() {}

  /// Points.
  private static let least: CGFloat = 44

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    let stage = picture.stage
    guard stage.isCard || stage.isActivity, !picture.mode.isStandBy,
      stage.size.height >= Self.least
    else { return [] }
    return TapTarget.all(in: picture.drawn.nodes).compactMap { target in
      let (width, height) = (target.frame.width, target.frame.height)
      // Half a point is what rounding to pixels may take.
      guard min(width, height) < Self.least - 0.5, min(width, height) > 0 else { return nil }
      return CheckFinding(
        "\(target.kind.words) can be tapped in \(Int(width)) × \(Int(height)) points only.",
        at: target.position)
    }
  }
}
