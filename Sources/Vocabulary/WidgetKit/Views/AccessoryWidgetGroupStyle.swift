import SwiftUI
public import ViewGraph

public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let isRound: Bool

  /// That of round ones.
  public static let automatic = circular
  public static let circular = AccessoryWidgetGroupStyle(isRound: true)
  /// Corners of 12 points; Apple publishes no radius.
  public static let roundedSquare = AccessoryWidgetGroupStyle(isRound: false)

  var shape: AnyShape {
    isRound
      ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
  }
}

private enum AccessoryWidgetGroupStyleKey: EnvironmentKey {
  static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
}

extension EnvironmentValues {
  var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[AccessoryWidgetGroupStyleKey.self] }
    set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// What the views of an `AccessoryWidgetGroup` are cut to.
  public nonisolated func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle = .automatic
  ) -> _ModifiedView { environment(\.accessoryWidgetGroupStyle, style) }
}
