import Foundation
import VectorDrawing

extension SVGWriter {
  /// The role, name and state of a group. A picture cannot be operated: its controls are disabled,
  /// and nothing in it takes the focus.
  mutating func speech(_ part: SpokenPart) {
    if part.role == .hidden { return body.attribute("aria-hidden", "true") }
    hasParts = true
    body.attribute("role", part.role.name)
    if let label = part.label { body.attribute("aria-label", text: label) }
    switch part.role {
    case .button, .link: body.attribute("aria-disabled", "true")
    case .toggle:
      body.attribute("aria-checked", part.isOn ? "true" : "false")
      body.attribute("aria-disabled", "true")
    case .heading: body.attribute("aria-level", Double(part.level))
    case .meter, .progress:
      if let fraction = part.fraction {
        body.attribute("aria-valuenow", fraction)
        body.attribute("aria-valuemin", "0")
        body.attribute("aria-valuemax", "1")
        if let text = part.valueText { body.attribute("aria-valuetext", text: text) }
      }
    case .image, .group, .hidden: break
    }
  }
}

extension SpokenPart.Role {
  fileprivate var name: StaticString {
    switch self {
    case .image: "img"
    case .button: "button"
    case .link: "link"
    case .toggle: "switch"
    case .heading: "heading"
    case .meter: "meter"
    case .progress: "progressbar"
    case .group: "group"
    case .hidden: "none"
    }
  }
}
