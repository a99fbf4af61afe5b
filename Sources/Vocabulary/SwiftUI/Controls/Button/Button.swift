public import FoundationAdditions
import LayoutEngine
public import ViewGraph

public nonisolated struct Button<Label: View>: View, PositionedView {
  let role: ButtonRole?
  let label: Label
  package var position: ViewPosition?

  /// A button with a label; a picture never runs the action.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, label: label())
  }

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, label: label())
  }

  /// A button whose action plays no part in a picture.
  package init(role: ButtonRole?, label: Label) { (self.role, self.label) = (role, label) }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let style = resolver.environment[ButtonStyleKey.self]
    let drawn = style(ButtonParts(role: role, label: AnyView(label)))
    resolver.nodes += resolver.collect(drawn).map { node in
      var content = Node(.group, "Button")
      var note = AccessibilityNote()
      note.traits = ["button"]
      note.children = .combine
      content.notes.accessibility = note
      return resolver.wrap(node, content)
    }
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(role: nil, label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) { self.init(role: role, label: Text(titleKey)) }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
  ) { self.init(role: role, label: Text(titleResource)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) { self.init(role: role, label: Text(title)) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, label: configuration.label)
  }
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Takes something away: drawn in red.
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  /// Drawn as a button without a role.
  public static let confirm = ButtonRole(name: "confirm")
  /// Drawn as a button without a role.
  public static let close = ButtonRole(name: "close")
}

/// What a style draws a button of.
struct ButtonParts: Sendable {
  let role: ButtonRole?
  let label: AnyView
}

/// How buttons are drawn.
enum ButtonStyleKey: ControlStyleKey {
  typealias Configuration = ButtonParts
  static var defaultValue: @Sendable (Configuration) -> AnyView {
    { parts in
      MainActor.assumeIsolated {
        AnyView(DefaultButtonStyle().makeBody(configuration: .init(parts)))
      }
    }
  }
}
