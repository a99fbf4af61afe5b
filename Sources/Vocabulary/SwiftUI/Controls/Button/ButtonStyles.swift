import Foundation
import ResourceCatalogs
public import ViewGraph

/// The system's choice: a bordered button in a widget, where borders show what can be tapped.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonFace(label: AnyView(configuration.label), role: configuration.role)
  }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlainButtonFace(label: AnyView(configuration.label))
  }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonFace(label: AnyView(configuration.label), role: configuration.role)
  }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonFace(label: AnyView(configuration.label), role: configuration.role)
  }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonFace(
      label: AnyView(configuration.label), role: configuration.role, isProminent: true)
  }
}

/// A label that fades while the button is disabled.
private struct PlainButtonFace: View {
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { label.opacity(isEnabled ? 1 : 0.5) }
}

/// A label in the tint, or in the grey of what cannot be used.
private struct BorderlessButtonFace: View {
  let label: AnyView
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled

  private var ink: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  var body: some View { label.foregroundStyle(ink) }
}

/// The face of a bordered button. Insets and text styles per control size are those of iOS's filled
/// and tinted buttons; the pale tint is 15 % of the tint, without one the secondary fill (measured
/// on a published picture of a widget of iOS 17). What cannot be used is grey on a faint fill.
struct BorderedButtonFace: View {
  let label: AnyView
  let role: ButtonRole?
  var isProminent = false
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.buttonOutline) private var outline
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.font) private var font

  private var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var pale: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red.opacity(0.15)) : AnyShapeStyle(PaleTint())
  }

  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    return isProminent ? AnyShapeStyle(Color.white) : accent
  }

  private var ground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiarySystemFill))) }
    return isProminent ? accent : pale
  }

  /// The font of small buttons, where the widget asks for none.
  private var ownFont: Font? {
    if let font { return font }
    return size == .mini || size == .small ? .subheadline : nil
  }

  private var insets: (horizontal: CGFloat, vertical: CGFloat) {
    switch size {
    case .mini, .small: (10, 4)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 15)
    }
  }

  var body: some View {
    label
      .font(ownFont)
      .foregroundStyle(ink)
      .padding(.horizontal, border == .circle ? insets.vertical : insets.horizontal)
      .padding(.vertical, insets.vertical)
      .background(ground, in: outline)
  }
}

/// A pale form of the tint that was asked for; grey where none was.
private struct PaleTint: PrimitiveShapeStyle {
  func paint(in environment: EnvironmentValues) -> ShapePaint {
    guard environment.core.tint != nil else {
      return .color(Color(.system(.secondarySystemFill)).rgba(in: environment))
    }
    return TintShapeStyle()._paint(in: environment).paint.opacity(0.15)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
