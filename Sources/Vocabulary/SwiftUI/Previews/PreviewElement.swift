package import Foundation
import FoundationAdditions
import ResourceCatalogs
package import ViewGraph
package import WidgetHost

/// A view of a preview with what its modifiers say about how to show it.
@MainActor package struct PreviewElement {
  package var view: any View
  package var name: String?
  /// The widget family to show it as; `nil` for a view on its own.
  package var family: String?
  /// Data that others may show too.
  package var sample: Any?
  /// What the host draws, where it is more than the view.
  package var hosted: (@MainActor (ProviderRequest) -> HostedEntry?)?
  /// A fixed size, points.
  package var size: CGSize?

  package init(view: any View) { self.view = view }

  /// The view as the host draws it.
  package var widget: WidgetDescriptor {
    let element = self
    let provider = SampleProvider(
      entries: { _ in [] },
      current: { request in
        element.hosted?(request) ?? HostedEntry(date: VitrineClock.now) { element.shown }
      })
    var instance = WidgetInstance(id: "default", title: "", provider: provider)
    instance.contents = [.snapshot]
    var widget = WidgetDescriptor(kind: "", configuration: .preview, instances: [instance])
    widget.displayName = name ?? ""
    widget.families = [family ?? FamilyTraits.view]
    return widget
  }

  private var shown: any View {
    let box = RootStack(view)
    if family != nil { return box }
    return Group {
      if let size {
        box.frame(width: size.width, height: size.height)
      } else {
        box
      }
    }
    .background(BackgroundStyle())
  }
}

/// A view that stands for several.
@MainActor protocol PreviewGroup {
  var members: [any View] { get }
}

extension Group: PreviewGroup where Content: View {
  var members: [any View] { [content] }
}

extension AnyView: PreviewGroup {
  var members: [any View] { [view] }
}

extension TupleView: PreviewGroup {
  var members: [any View] { elements }
}

extension _ConditionalContent: PreviewGroup where TrueContent: View, FalseContent: View {
  var members: [any View] { [chosen] }
}

extension Optional: PreviewGroup where Wrapped: View {
  var members: [any View] { self.map { [$0] } ?? [] }
}

extension ForEach: PreviewGroup where Content: View {
  var members: [any View] { data.map { content($0) } }
}

extension PreviewElement {
  /// The single views of a view, as Xcode shows each of them: those of groups, of `ForEach` and of
  /// conditions, with the modifiers around them.
  package static func elements(of view: any View) -> [PreviewElement] {
    if let group = view as? any PreviewGroup { return group.members.flatMap(elements) }
    guard let modified = view as? _ModifiedView else { return [PreviewElement(view: view)] }
    return elements(of: modified.base).map { element in
      var element = element
      if let change = modified.modifier as? PreviewModifier {
        change.change(&element)
      } else {
        element.view = _ModifiedView(element.view, modified.modifier)
      }
      return element
    }
  }
}

/// Says how a preview is shown; changes nothing about the view elsewhere.
package struct PreviewModifier: PrimitiveModifier {
  package let change: @MainActor (inout PreviewElement) -> Void

  package init(change: @escaping @MainActor (inout PreviewElement) -> Void) {
    self.change = change
  }

  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    base._resolve(resolver)
  }
}
