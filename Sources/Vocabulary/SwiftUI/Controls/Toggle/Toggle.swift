public import FoundationAdditions
import LayoutEngine
public import ViewGraph

public nonisolated struct Toggle<Label: View>: View, PositionedView {
  let isOn: Binding<Bool>
  let label: Label
  package var position: ViewPosition?

  /// A toggle with any label; nothing in a picture changes the value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  package init(isOn: Binding<Bool>, label: Label) { (self.isOn, self.label) = (isOn, label) }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let style = resolver.environment[ToggleStyleKey.self]
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: isOn)
    resolver.nodes += resolver.collect(style(configuration)).map { node in
      var content = Node(.group, "Toggle")
      var note = AccessibilityNote()
      note.traits = ["toggle"]
      note.children = .combine
      note.value = isOn.wrappedValue ? "1" : "0"
      content.notes.accessibility = note
      return resolver.wrap(node, content)
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}

/// How toggles are drawn.
enum ToggleStyleKey: ControlStyleKey {
  typealias Configuration = ToggleStyleConfiguration
  static var defaultValue: @Sendable (Configuration) -> AnyView {
    { configuration in
      MainActor.assumeIsolated {
        AnyView(DefaultToggleStyle().makeBody(configuration: configuration))
      }
    }
  }
}
