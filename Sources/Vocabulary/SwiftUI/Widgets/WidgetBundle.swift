package import WidgetHost

@MainActor @preconcurrency public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget
  /// The widgets, in the order of the gallery.
  @WidgetBundleBuilder var body: Body { get }
  /// A bundle as the system makes it.
  init()
}

extension WidgetBundle {
  /// The bundle of the program. If its `init` ends the program, a bundle that stores nothing does
  /// without it; nil for another.
  static func made() -> Self? {
    var unit = unit
    unit.part = "init"
    if let bundle = UnitLedger.current.attempt(unit, { Self() }) { return bundle }
    return MemoryLayout<Self>.size == 0 ? unsafeBitCast((), to: Self.self) : nil
  }

  fileprivate static var unit: DescribedUnit {
    DescribedUnit(.bundle, 0, name: String(describing: Self.self))
  }
}

@MainActor @resultBuilder public struct WidgetBundleBuilder {
  /// A widget, which is made when it is its turn to be described: what ends the program there costs
  /// no other.
  public static func buildExpression<W: Widget>(
    _ widget: @autoclosure @escaping @MainActor () -> W
  ) -> _WidgetList {
    _WidgetList([_DeferredWidget(widget)])
  }

  public static func buildBlock() -> _WidgetList { _WidgetList([]) }

  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> _WidgetList {
    var list: [any Widget] = []
    func add(_ widget: any Widget) { list.append(widget) }
    repeat add(each widgets)
    return _WidgetList(list)
  }

  public static func buildOptional(_ widgets: _WidgetList?) -> _WidgetList {
    widgets ?? _WidgetList()
  }

  public static func buildEither(first: _WidgetList) -> _WidgetList { first }
  public static func buildEither(second: _WidgetList) -> _WidgetList { second }
  public static func buildLimitedAvailability(_ widgets: _WidgetList) -> _WidgetList { widgets }
}

/// Several widgets where one is meant: of one type however many they are, as some bundles return
/// one list or another (`if #available`).
public struct _WidgetList: Widget {
  private let widgets: [any Widget]

  init(_ widgets: [any Widget]) { self.widgets = widgets }

  public init() { widgets = [] }

  public var body: some WidgetConfiguration { _ListConfiguration(widgets: widgets) }
}

/// A widget that is yet to be made.
struct _DeferredWidget<W: Widget>: Widget {
  private let make: (@MainActor () -> W)?

  init(_ make: @escaping @MainActor () -> W) { self.make = make }
  init() { make = nil }

  var body: some WidgetConfiguration { _DeferredConfiguration(make: make) }
}

/// The configuration of a widget that is yet to be made.
struct _DeferredConfiguration<W: Widget>: PrimitiveConfiguration {
  let make: (@MainActor () -> W)?

  func collect(into collector: _WidgetCollector) {
    guard let make else { return }
    collector.collect(describing: make)
  }
}

/// The configurations of several widgets.
struct _ListConfiguration: PrimitiveConfiguration {
  let widgets: [any Widget]

  func collect(into collector: _WidgetCollector) {
    for widget in widgets { collector.collect(widget) }
  }
}

extension _WidgetCollector {
  /// Adds a widget by what its configuration says.
  package func collect<W: Widget>(_ widget: W) {
    modify {
      widget.body._collect(self)
    } _: {
      // A list is declared by nobody; the widgets in it have said their names already.
      if $0.type.isEmpty { $0.type = String(describing: W.self) }
    }
  }

  /// Makes a widget and adds it, as a unit of its own.
  package func collect<W: Widget>(describing make: @MainActor () -> W) {
    UnitLedger.current.widget(
      // The widgets of another bundle have no one type.
      W.self == _WidgetList.self ? "WidgetBundle" : String(describing: W.self)
    ) {
      collect(Self.made(make))
    }
  }

  /// The widget that is being described. If what makes it ends the program, one that stores nothing
  /// does without it.
  private static func made<W: Widget>(_ make: @MainActor () -> W) -> W {
    guard MemoryLayout<W>.size == 0 else { return make() }
    return UnitLedger.current.part("init", make) ?? unsafeBitCast((), to: W.self)
  }

  /// Adds the widgets of a bundle; none if its body, which only lists them, is to be passed over.
  package func collect<B: WidgetBundle>(bundle: B) {
    var unit = B.unit
    unit.part = "body"
    if let body = UnitLedger.current.attempt(unit, { bundle.body }) { collect(body) }
  }
}
