/// The widgets that a person has, as far as widget code asks for them: each that is drawn, in each
/// of its families and configurations.
@MainActor package enum InstalledWidgets {
  /// One of them.
  package struct Item: @unchecked Sendable {
    package let kind: String
    /// Nil for a control.
    package let family: String?
    /// The instance's id.
    package let instance: String
    /// The intent that it is configured by.
    package let intent: Any?
  }

  /// In the order of the program; none while widgets are still being described.
  package private(set) static var all: [Item] = []

  /// Takes note of all widgets of the program.
  ///
  /// - Parameter base: On whose device they stand.
  package static func take(_ widgets: [WidgetDescriptor], base: RenderSurroundings) {
    all = widgets.flatMap { widget in
      items(of: widget, families: AxisChoices().families(of: widget, on: base.device))
    }
  }

  private static func items(of widget: WidgetDescriptor, families: [String]) -> [Item] {
    switch widget.configuration {
    case .activity, .preview: []
    case .control:
      [Item(kind: widget.kind, family: nil, instance: "default", intent: nil)]
    case .static, .intent, .appIntent:
      widget.instances.flatMap { instance in
        families.map { family in
          Item(kind: widget.kind, family: family, instance: instance.id, intent: instance.intent)
        }
      }
    }
  }
}
