import VectorDrawing

extension SpokenPart {
  /// What a group of the picture says about the one element in it, where its text does not.
  init?(_ element: SpokenElement) {
    let name = element.phrase.isEmpty ? nil : element.phrase
    guard let role = Self.role(element) else { return nil }
    // Without a name none of these may stand in a page.
    guard let name else { return nil }
    self.init(role, label: name)
    hint = element.hint
    switch role {
    case .toggle:
      (label, isOn) = (element.label ?? name, element.value == "1")
    case .heading: level = element.headingLevel ?? 2
    case .meter, .progress:
      label = element.label ?? name
      valueText = element.label == nil ? nil : element.value
      switch element.measure {
      case .gauge(let fraction)?: self.fraction = fraction
      case .progress(let fraction)?: self.fraction = fraction
      case nil: break
      }
    default: break
    }
  }

  private static func role(_ element: SpokenElement) -> Role? {
    if element.isContainer { return element.label == nil ? nil : .group }
    let traits = element.traits
    if traits.contains("toggle") { return .toggle }
    if traits.contains("button") { return .button }
    if traits.contains("link") { return .link }
    switch element.measure {
    case .gauge?: return .meter
    case .progress?: return .progress
    case nil: break
    }
    if traits.contains("header") { return .heading }
    return traits.contains("image") || element.isRenamed ? .image : nil
  }
}
