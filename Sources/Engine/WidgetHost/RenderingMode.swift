package import ResourceCatalogs

/// What the place a widget stands in makes of its colours and its background: the axis `mode` of
/// the catalogue (Facts/redaction.md#rendering-modes).
package enum RenderingMode: String, CaseIterable, Hashable, Sendable {
  /// The Home Screen as usual.
  case fullColor
  /// The tinted Home Screen; faces of a watch in one colour.
  case accented
  /// The Lock Screen; the desktop of a Mac.
  case vibrant
  /// An iPhone on its side while charging: no background, on black.
  case standBy
  /// The same in the dark: all in red.
  case standByNight

  /// The value of `widgetRenderingMode` that views see.
  package var environmentName: String {
    switch self {
    case .fullColor, .standBy: Self.fullColor.rawValue
    case .accented: Self.accented.rawValue
    case .vibrant, .standByNight: Self.vibrant.rawValue
    }
  }

  /// Whether the background of the container is shown. Macs keep it (HIG, Widgets).
  package func showsBackground(on platform: Device.Platform) -> Bool {
    self == .fullColor || self == .vibrant && platform == .macOS
  }

  /// Whether the system offers the widget there at all: where backgrounds are removed, only if its
  /// own may be. The tinted Home Screen is for every widget.
  package func offers(_ widget: WidgetDescriptor, on platform: Device.Platform) -> Bool {
    widget.backgroundRemovable || self == .accented || showsBackground(on: platform)
  }

  /// Whether the picture follows the person's appearance, light or dark. The Lock Screen draws all
  /// content in white, and StandBy knows no appearance.
  package var followsScheme: Bool { self == .fullColor || self == .accented }

  /// Whether content is drawn for dark surroundings whatever the appearance: the Lock Screen is
  /// seen through, StandBy is black, and watches have no light appearance.
  func isAlwaysDark(on platform: Device.Platform) -> Bool {
    platform == .watchOS || !followsScheme
  }
}

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
      isStandBy || $0 != .standBy && $0 != .standByNight
    }
  }
}
