import ViewGraph
public import WidgetHost

@MainActor @preconcurrency public protocol Widget {
  /// The configuration that makes up the widget.
  associatedtype Body: WidgetConfiguration
  /// What the widget is.
  var body: Body { get }
  /// A widget as the system makes it.
  init()
}

@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The configuration it is made of.
  associatedtype Body: WidgetConfiguration
  /// What it is made of.
  var body: Body { get }
  /// Describes the widget to the host. Not for widget code.
  func _collect(_ collector: _WidgetCollector)
}

extension WidgetConfiguration {
  public func _collect(_ collector: _WidgetCollector) { body._collect(collector) }
}

extension Never: WidgetConfiguration {}

/// A configuration the host understands itself.
@MainActor @preconcurrency package protocol PrimitiveConfiguration: WidgetConfiguration
where Body == Never {
  func collect(into collector: _WidgetCollector)
}

extension PrimitiveConfiguration {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public func _collect(_ collector: _WidgetCollector) { collect(into: collector) }
}

/// A configuration with something changed about it.
public struct _ModifiedConfiguration: PrimitiveConfiguration {
  let base: any WidgetConfiguration
  let change: (inout WidgetDescriptor) -> Void

  package init(
    _ base: any WidgetConfiguration, _ change: @escaping (inout WidgetDescriptor) -> Void
  ) {
    (self.base, self.change) = (base, change)
  }

  package func collect(into collector: _WidgetCollector) {
    collector.modify({ base._collect(collector) }, change)
  }
}

public struct EmptyWidgetConfiguration: PrimitiveConfiguration {
  public nonisolated init() {}
  package func collect(into collector: _WidgetCollector) {}
}
