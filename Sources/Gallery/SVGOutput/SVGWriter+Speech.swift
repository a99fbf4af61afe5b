import Foundation
import VectorDrawing

extension SVGWriter {
  /// The role, name and state of a group. A picture cannot be operated: its controls are disabled,
  /// and nothing in it takes the focus.
  mutating func speech(_ part: SpokenPart) {
    if part.role == .hidden {
      body.append(" aria-hidden=\"true\"")
      return
    }
    body.append(" role=\"")
    body.append(part.role.name)
    body.append("\"")
    words(" aria-label=\"", part.label)
    switch part.role {
    case .button, .link: body.append(" aria-disabled=\"true\"")
    case .toggle:
      body.append(" aria-checked=\"")
      body.append(part.isOn ? "true" : "false")
      body.append("\" aria-disabled=\"true\"")
    case .heading:
      body.append(" aria-level=\"")
      body.append(part.level)
      body.append("\"")
    case .meter, .progress:
      if let fraction = part.fraction {
        body.attribute(" aria-valuenow=\"", CGFloat(fraction))
        body.append(" aria-valuemin=\"0\" aria-valuemax=\"1\"")
        words(" aria-valuetext=\"", part.valueText)
      }
    case .image, .group, .hidden: break
    }
  }

  private mutating func words(_ attribute: StaticString, _ text: String?) {
    guard let text else { return }
    body.append(attribute)
    body.append(xml: text)
    body.append("\"")
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
