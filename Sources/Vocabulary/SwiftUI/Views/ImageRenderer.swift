public import CoreGraphics
import DiagnosticRecords
public import Foundation
import FoundationAdditions
public import LayoutEngine
import ResourceCatalogs
import Typesetting
package import UIKit
import VectorDrawing
public import ViewGraph

/// Makes a picture of a view. It stays a drawing: it is as sharp at any size, and has no pixels.
@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  /// What the view is offered, points.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether nothing shows through: the drawing begins in black.
  public var isOpaque = false

  public init(content view: Content) { content = view }

  /// The picture for Core Graphics, which has bitmaps only: nothing, and a warning.
  public var cgImage: CGImage? {
    HostDiagnostics.report(
      Diagnostic(
        .noBitmaps, "ImageRenderer makes drawings here, and a CGImage is a bitmap.",
        hint: "Use its uiImage, or show the view itself."))
    return nil
  }

  /// The picture for UIKit; nil where the view has no size.
  public var uiImage: UIImage? {
    let setting = UIKitSetting.current
    let standard = RenderSession.detached.inputs
    let session = RenderSession(
      RenderInputs(
        scale: scale, system: setting.system ?? standard.system,
        platform: setting.device?.platform ?? standard.platform, assets: setting.assets,
        symbols: standard.symbols, strings: standard.strings, fontContext: standard.fontContext,
        locale: VitrineClock.locale, calendar: VitrineClock.calendar,
        timeZone: VitrineClock.timeZone, now: VitrineClock.now))
    let root = _ViewResolver(environment: EnvironmentValues(session: session)).single(content)
    let size = root.size(proposedSize)
    guard size.width > 0, size.height > 0 else { return nil }
    root.place(at: .zero, proposal: proposedSize)
    var painter = Painter(grid: session.inputs.grid)
    painter.paint(root)
    for problem in session.outcome.diagnostics { HostDiagnostics.report(problem) }
    let drawing = UIImageSketchStep.drawing(DrawnItems(painter.items), .identity)
    let ground = UIImageSketchStep.fill(Path(CGRect(origin: .zero, size: size)), .black)
    return UIImage(.sketch(isOpaque ? [ground, drawing] : [drawing]), size: size, scale: scale)
  }
}

extension Rule {
  static let noBitmaps = Rule(
    "no-bitmaps", fault: .vitrine, .warning, "ImageRenderer makes no bitmap",
    why: "It makes drawings here, so its cgImage is nil.",
    remedy: "Use its uiImage, or show the view itself.")
}
