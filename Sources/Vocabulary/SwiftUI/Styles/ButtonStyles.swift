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

/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(
      configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
  }
}

/// The label on a pale tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonFace(label: AnyView(configuration.label), role: configuration.role)
  }
}

/// The label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonFace(
      label: AnyView(configuration.label), role: configuration.role, isProminent: true)
  }
}

/// The face of a bordered button. The insets per control size are those of iOS's filled and tinted
/// buttons; the pale tint is 15 % of the tint, without one the secondary fill (measured on a
/// published picture of a widget of iOS 17).
struct BorderedButtonFace: View {
  let label: AnyView
  let role: ButtonRole?
  var isProminent = false
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.controlSize) private var size

  private var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var pale: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red.opacity(0.15)) : AnyShapeStyle(PaleTint())
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
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : accent)
      .padding(.horizontal, insets.horizontal)
      .padding(.vertical, insets.vertical)
      .background(
        isProminent ? accent : pale, in: border.shape)
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
