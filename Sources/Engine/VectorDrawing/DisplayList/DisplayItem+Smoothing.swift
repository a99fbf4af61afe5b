extension DisplayItem {
  /// The item with the pixels of its bitmaps left square.
  package var unsmoothed: DisplayItem {
    switch self {
    case .image(var image):
      image.smooth = false
      return .image(image)
    case .group(var group):
      group.children = group.children.map(\.unsmoothed)
      group.mask = group.mask?.map(\.unsmoothed)
      group.knockout = group.knockout?.map(\.unsmoothed)
      return .group(group)
    case .fill, .stroke, .text: return self
    }
  }
}
