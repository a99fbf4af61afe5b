import Foundation

extension [DisplayItem] {
  /// Takes out, at any depth, what has numbers that no picture can have.
  ///
  /// - Returns: Whether there was any.
  package mutating func removeUndrawable() -> Bool {
    var isAny = false
    self = compactMap { item in
      guard item.hasDrawableNumbers else {
        isAny = true
        return nil
      }
      guard case .group(var group) = item else { return item }
      let children = group.children.removeUndrawable()
      let mask = group.mask?.removeUndrawable() ?? false
      let knockout = group.knockout?.removeUndrawable() ?? false
      guard children || mask || knockout else { return item }
      isAny = true
      return .group(group)
    }
    return isAny
  }
}

extension DisplayItem {
  /// Whether the item can be drawn, whatever is in it. Lines of text are checked as they are set.
  fileprivate var hasDrawableNumbers: Bool {
    switch self {
    case .fill(let path, _, _, _): path.isDrawable
    case .stroke(let path, _, let style, _): path.isDrawable && style.isDrawable
    case .text: true
    case .image(let image): image.frame.isDrawable
    case .group(let group): group.transform.isDrawable && group.clip?.isDrawable ?? true
    }
  }
}

extension StrokeStyle {
  fileprivate var isDrawable: Bool {
    lineWidth.isDrawable && miterLimit.isDrawable && dashPhase.isDrawable
      && dash.allSatisfy(\.isDrawable)
  }
}
