import Foundation
import ResourceCatalogs
import VectorDrawing
public import ViewGraph

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration: @unchecked Sendable {
  public nonisolated struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) {
      if !resolver.environment[LabelsHiddenKey.self] { view._resolve(resolver) }
    }
  }

  public let label: Label
  /// Whether the toggle is on; nothing in a picture changes it.
  @Binding public var isOn: Bool
  /// Never: a toggle here stands for one value.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The system's choice: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label before a switch in the size of the system's.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A switch in the tint, green where none is asked for.
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchFace(label: AnyView(configuration.label), isOn: configuration.isOn, tint: tint)
  }
}

/// A switch behind its label, or alone where labels are hidden. It is green where no tint was asked
/// for, and half as strong while it cannot be used, as UIKit's.
private struct SwitchFace: View {
  let label: AnyView
  let isOn: Bool
  let tint: Color?
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemLook) private var look

  var body: some View {
    if areLabelsHidden {
      track
    } else {
      HStack {
        label
        Spacer()
        track
      }
    }
  }

  private var track: some View {
    Capsule()
      .fill(isOn ? AnyShapeStyle(SwitchTint(own: tint)) : off)
      .frame(width: look.toggle.width, height: look.toggle.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(Color.white)
          .frame(width: look.toggle.thumbWidth, height: look.toggle.thumbHeight)
          .padding((look.toggle.height - look.toggle.thumbHeight) / 2)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
      }
      .opacity(isEnabled ? 1 : 0.5)
  }

  private var off: AnyShapeStyle { AnyShapeStyle(Color(.system(.secondarySystemFill))) }
}

/// The tint of the style or else of the environment; green where there is none.
private struct SwitchTint: PrimitiveShapeStyle {
  let own: Color?

  func paint(in environment: EnvironmentValues) -> ShapePaint {
    if own == nil, environment.core.tint != nil {
      return TintShapeStyle()._paint(in: environment).paint
    }
    return (own ?? .green)._paint(in: environment).paint
  }
}

extension EnvironmentValues {
  /// Whether controls show no label.
  fileprivate var areLabelsHidden: Bool { self[LabelsHiddenKey.self] }
}

public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonFace(
      label: AnyView(configuration.label), role: nil, isProminent: configuration.isOn)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> _ModifiedView {
    nonisolated(unsafe) let style = style
    return styled(ToggleStyleKey.self) { style.makeBody(configuration: $0) }
  }
}
