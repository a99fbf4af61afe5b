import ResourceCatalogs
package import ViewGraph

extension WidgetStage {
  /// The modes in which the place shows the family, of those wished for; the usual one if none.
  ///
  /// Accessory widgets stand on the Lock Screen of phones, which is vibrant; watch faces show them
  /// in colour or accented. StandBy shows small widgets of phones. Live Activities, controls and
  /// previews of plain views keep their colours.
  package func modes(of wished: [RenderingMode]) -> [RenderingMode] {
    let possible = possibleModes
    let found = wished.filter(possible.contains)
    return found.isEmpty ? [possible[0]] : found
  }

  private var possibleModes: [RenderingMode] {
    if isAccessory {
      return device.platform == .watchOS ? [.fullColor, .accented] : [.vibrant]
    }
    guard isCard else { return [.fullColor] }
    let isStandBy = family.traits.standByOn.contains(device.platform)
    return RenderingMode.allCases.filter {
      isStandBy || !$0.isStandBy
    }
  }
}

extension RenderingMode {
  /// Whether the system offers the widget there at all: where backgrounds are removed, only if its
  /// own may be. The tinted Home Screen is for every widget.
  func offers(_ widget: WidgetDescriptor, on platform: Device.Platform) -> Bool {
    widget.backgroundRemovable || self == .accented || showsBackground(on: platform)
  }
}
