public import SwiftUI
import WidgetHost

extension WidgetBundleBuilder {
  /// Controls stand among the widgets of a bundle.
  public static func buildExpression<C: ControlWidget>(_ control: C) -> some Widget {
    _ControlInBundle(control: control)
  }
}

/// A control where a widget is meant.
struct _ControlInBundle: Widget {
  private let control: (any ControlWidget)?

  init(control: any ControlWidget) { self.control = control }
  init() { control = nil }

  var body: some WidgetConfiguration { _ControlInBundleConfiguration(control: control) }
}

/// The configuration of a control where that of a widget is meant.
struct _ControlInBundleConfiguration: PrimitiveConfiguration {
  let control: (any ControlWidget)?

  func collect(into collector: _WidgetCollector) {
    if let control { collect(control, into: collector) }
  }

  private func collect<C: ControlWidget>(_ control: C, into collector: _WidgetCollector) {
    control.body._collectControl(collector)
  }
}
