import Foundation
import FoundationAdditions
import SwiftUI
public import WidgetHost

@MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  init()
}

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

/// How a control is asked for its value and makes a template of it.
@MainActor struct ControlSource<Value> {
  let kind: String
  let preview: @MainActor () -> Value
  /// `nil` where the control has no provider.
  let current: (@MainActor () async throws -> Value)?
  /// Fills in what a person would be asked, if there is anything.
  var configure: (@MainActor () async -> Void)?
  let template: (Value) -> any ControlWidgetTemplate

  /// The template for a value. A toggle is also shown in the state it is not in: where the value is
  /// just whether it is on, by asking for that value.
  private func sketch(_ value: Value, isOn: Bool?) -> _ControlSketch? {
    let value = isOn as? Value ?? value
    guard var sketch = template(value)._sketch() else { return nil }
    if let isOn { sketch.isOn = isOn }
    return sketch
  }

  func collect(into collector: _WidgetCollector) {
    let first = UnitLedger.current.part("preview") { sketch(preview(), isOn: nil) } ?? nil
    var widget = WidgetDescriptor(
      kind: kind, configuration: .control,
      instances: first?.isOn == nil
        ? [instance("default", "", first, isOn: nil)]
        : [instance("off", "Off", first, isOn: false), instance("on", "On", first, isOn: true)])
    if let configure {
      widget.configure = { widget in
        await configure()
        return widget
      }
    }
    widget.displayName = kind
    widget.families = ["controlSmall", "controlMedium"]
    collector.append(widget)
  }

  private func instance(
    _ id: String, _ title: String, _ first: _ControlSketch?, isOn: Bool?
  ) -> WidgetInstance {
    let source = self
    func entry(_ value: Value, _ request: ProviderRequest) -> HostedEntry {
      let sketch = source.sketch(value, isOn: isOn)
      return HostedEntry(date: VitrineClock.now) {
        sketch.map { ControlPicture(sketch: $0, size: request.size) }
      }
    }
    let provider = SampleProvider(
      entries: { request in
        [entry(try await source.current?() ?? source.preview(), request)]
      }, current: { entry(source.preview(), $0) })
    var instance = WidgetInstance(id: id, title: title, provider: provider)
    // The value now differs from that of a preview only if there is more to it than on and off.
    let hasMore = current != nil && (isOn == nil || Value.self != Bool.self)
    instance.contents = [.snapshot]
    if first?.isPrivate == true { instance.contents.insert(.redacted) }
    if hasMore { instance.contents.insert(.entry) }
    return instance
  }
}

/// A configuration with something changed about it.
public struct _ModifiedControlConfiguration: ControlWidgetConfiguration {
  let base: any ControlWidgetConfiguration
  let change: (inout WidgetDescriptor) -> Void

  /// Never asked for.
  public var body: Never { fatalError("a control has no body") }

  public func _collectControl(_ collector: _WidgetCollector) {
    collector.modify({ base._collectControl(collector) }, change)
  }
}
