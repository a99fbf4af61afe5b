import DiagnosticRecords
import SwiftUI
import WidgetHost

/// A widget in a family with the entries of its preview.
@MainActor struct WidgetPreview {
  let family: WidgetFamily
  let widget: any Widget
  let entries: @MainActor (ProviderRequest) async throws -> [Any]

  init(
    family: WidgetFamily, widget: any Widget,
    entries: @escaping @MainActor (ProviderRequest) async throws -> [Any]
  ) {
    (self.family, self.widget, self.entries) = (family, widget, entries)
  }

  /// The widget as the host draws it.
  var descriptor: WidgetDescriptor {
    var found = _WidgetCollector.widgets(of: widget)
    let entries = entries
    let providers = found.compactMap { $0.instances.first?.provider }
    let provider = SampleProvider(entries: { request in
      try await entries(request).compactMap { entry in
        providers.lazy.compactMap { $0.hosted(entry, request) }.first
      }
    })
    if found.isEmpty {
      found = [WidgetDescriptor(kind: "", configuration: .preview, instances: [])]
    }
    found[0].families = [family.name]
    return found[0].shown(by: provider)
  }
}

extension WidgetDescriptor {
  /// A widget that shows the entries of a preview and nothing else.
  func shown(by provider: SampleProvider) -> WidgetDescriptor {
    var widget = self
    var instance = WidgetInstance(id: "default", title: "", provider: provider)
    instance.contents = [.entry]
    widget.configuration = .preview
    widget.instances = [instance]
    widget.configure = nil
    return widget
  }
}

extension _WidgetCollector {
  /// What a single widget says of itself.
  static func widgets(of widget: any Widget) -> [WidgetDescriptor] {
    let collector = _WidgetCollector()
    func open<W: Widget>(_ widget: W) { collector.collect(widget) }
    open(widget)
    return collector.widgets
  }
}
