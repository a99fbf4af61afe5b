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

  /// Whether the background of the container is shown. In full colour a watch shows it in the Smart
  /// Stack; on faces content stands on the face (WidgetKit, “Displaying the right widget
  /// background”).
  package func showsBackground(in mode: RenderingMode) -> Bool {
    let isOnFace = isAccessory && !family.traits.smartStackOn.contains(device.platform)
    return mode.showsBackground(on: device.platform) && !isOnFace
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
