package import DiagnosticRecords
import ResourceCatalogs
import ViewGraph

extension Rule {
  package static let linkInSmallWidget = Rule(
    "link-in-small-widget", fault: .design, .note, "A link stands in a widget that is one target",
    why: "Apple's documentation of links names small widgets since late, and round or inline "
      + "accessories not at all: there a tap anywhere opens the app, which is told no address.",
    remedy: "Say where a tap on the whole widget leads by `widgetURL`, or use a `Button` with an "
      + "intent, which small widgets know from iOS 17 on.")
}

/// Links in families that are one tap target, always or on older systems, where the widget as a
/// whole leads nowhere.
package struct LinkInSmallWidgetCheck: PictureCheck {
  package let rule = Rule.linkInSmallWidget

  package init() {}

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    let family = picture.stage.family
    if family.traits.links == .always || picture.drawn.url != nil { return [] }
    let systems = family.traits.links == .lately ? " on older systems" : ""
    return TapTarget.all(in: picture.drawn.nodes).filter { $0.kind == .link }.map { target in
      CheckFinding(
        "A link is no target of its own in \(family.name)\(systems).", at: target.position)
    }
  }
}
