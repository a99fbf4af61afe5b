public import SwiftUI
import WidgetHost

extension WidgetBundleBuilder {
  public static func buildExpression<C: ControlWidget>(
    _ control: @autoclosure @escaping @MainActor () -> C
  ) -> some Widget {
    _ControlInBundle(make: control)
  }
}

/// A control where a widget is meant.
struct _ControlInBundle<C: ControlWidget>: Widget {
  private let make: (@MainActor () -> C)?

  init(make: @escaping @MainActor () -> C) { self.make = make }
  init() { make = nil }

  var body: some WidgetConfiguration { _ControlInBundleConfiguration(make: make) }
}

/// The configuration of a control where that of a widget is meant.
struct _ControlInBundleConfiguration<C: ControlWidget>: PrimitiveConfiguration {
  let make: (@MainActor () -> C)?

  func collect(into collector: _WidgetCollector) {
    guard let make else { return }
    UnitLedger.current.widget(String(describing: C.self)) {
      collector.modify {
        make().body._collectControl(collector)
      } _: {
        $0.type = String(describing: C.self)
      }
    }
  }
}
