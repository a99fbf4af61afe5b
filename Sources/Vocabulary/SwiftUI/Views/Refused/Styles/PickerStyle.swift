@MainActor @preconcurrency public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}
}

public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}
}

public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}
}

public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}
}

public struct RadioGroupPickerStyle: PickerStyle {
  public nonisolated init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
}

public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
