public import Foundation
public import FoundationAdditions
import LayoutEngine
public import ViewGraph

public nonisolated struct Link<Label: View>: View, PositionedView {
  private let destination: URL
  private let label: Label
  package var position: ViewPosition?

  /// A link with any label; text in it takes the accent.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// Text in a link takes the accent unless it says otherwise.
  private var tinted: any View {
    label is Text ? label.foregroundStyle(TintShapeStyle()) : label
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let destination = destination.absoluteString
    resolver.nodes += resolver.collect(tinted).map { node in
      var content = Node(.effect(.link(destination)), "Link")
      var note = AccessibilityNote()
      note.traits = ["link"]
      note.children = .combine
      content.notes.accessibility = note
      return resolver.wrap(node, content)
    }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
