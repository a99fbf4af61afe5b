import SwiftUI
public import WidgetHost

/// A control of an extension, for Control Centre and the Lock Screen.
@MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  init()
}

/// What a control is: its kind, its value and its template.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  /// Describes the control to the host. Not for widget code.
  func _collectControl(_ collector: _WidgetCollector)
}

extension ControlWidgetConfiguration {
  public func _collectControl(_ collector: _WidgetCollector) { body._collectControl(collector) }
}

extension Never: ControlWidgetConfiguration {}

/// A control's name in the gallery; its picture is not drawn yet, which a diagnostic says.
public struct _ControlConfiguration: ControlWidgetConfiguration {
  var kind: String
  var displayName = ""
  var description = ""

  init(kind: String) { self.kind = kind }

  /// Never asked for.
  public var body: Never { fatalError("a control has no body") }

  public func _collectControl(_ collector: _WidgetCollector) {
    var widget = WidgetDescriptor(kind: kind, configuration: .static, instances: [])
    widget.displayName = displayName.isEmpty ? kind : displayName
    widget.description = description
    widget.families = []
    widget.unsupported = "The control \(widget.displayName) is not drawn yet."
    collector.append(widget)
  }
}

/// A configuration with something changed about it.
public struct _ModifiedControlConfiguration: ControlWidgetConfiguration {
  let base: any ControlWidgetConfiguration
  let change: (inout WidgetDescriptor) -> Void

  /// Never asked for.
  public var body: Never { fatalError("a control has no body") }

  public func _collectControl(_ collector: _WidgetCollector) {
    collector.modify({ base._collectControl(collector) }) { widget in
      change(&widget)
      widget.unsupported = "The control \(widget.displayName) is not drawn yet."
    }
  }
}
