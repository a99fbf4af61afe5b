/// When a value of an axis begins to count.
package enum AxisStage: Sendable {
  /// The process itself is another: its environment, its language.
  case process
  /// Everything of the widget is asked and drawn again, for another stage.
  case answer
  /// What the provider is asked: for which size, for which content. Ids and the manifest have a
  /// word of their own for each, and the run asks in the order of WidgetKit.
  case question
  /// The same answer of the provider is drawn in other surroundings.
  case picture
}

/// Where the value of an axis stands in the names of pictures.
package enum AxisSpelling: Sendable {
  /// In every id, and in the variant of every render.
  case always
  /// In ids unless it is the usual one, so that more values change no id; in the variant where
  /// anything but the usual one was asked for.
  case unlessUsual
  /// It makes an instance of the widget, where there are several.
  case instance
}

/// One way in which pictures of a widget differ: its values, how people spell them, and what each
/// changes. An axis is one file of this folder and one of `themes/variants/`, which has the words
/// for people and the order among the axes; by its name the type is found (`RenderAxes`). The
/// command line, `vitrine.json`, ids, the manifest and the page know it from here.
package protocol RenderAxis: AnyObject, Sendable {
  init()

  var stage: AxisStage { get }
  var spelling: AxisSpelling { get }
  /// All values, in the order in which they are drawn; of an axis without end some of them.
  var values: [String] { get }
  /// Whether each value has more of the same than the one before, as sizes have.
  var grows: Bool { get }
  /// The values that show most, beside the usual one: what `--sweep` draws.
  func useful(in base: RenderSurroundings) -> [String]

  /// What is drawn if nobody asks; none if no value is to count then.
  func usual(in base: RenderSurroundings) -> [String]
  /// The name of a value for people, where `themes/variants/` has none.
  func title(of value: String) -> String?
  /// Whether it makes a difference to things of a kind.
  func concerns(_ configuration: WidgetDescriptor.Configuration) -> Bool
  /// Which of some values there are for a widget in its surroundings; `nil` in the list for a
  /// picture without a value on the axis.
  func offer(
    _ wished: [String], to widget: WidgetDescriptor, in surroundings: RenderSurroundings
  ) -> AxisOffer
  /// Makes the surroundings those of a value.
  func apply(_ value: String, to surroundings: inout RenderSurroundings)
}

extension RenderAxis {
  /// The key in `Render.variant` and `vitrine.json`, and the name of the file in
  /// `themes/variants/`: `typeSize` for `TypeSizeAxis`.
  package static var name: String {
    if let known = RenderAxes.namesOfTypes[ObjectIdentifier(Self.self)] { return known }
    let type = String(describing: Self.self).dropLast("Axis".count)
    return type.prefix(1).lowercased() + type.dropFirst()
  }

  package var name: String { Self.name }
  package var spelling: AxisSpelling { .unlessUsual }

  package var grows: Bool { false }
  package func useful(in base: RenderSurroundings) -> [String] { [] }
  package func title(of value: String) -> String? { nil }
  package func concerns(_ configuration: WidgetDescriptor.Configuration) -> Bool { true }

  package func offer(
    _ wished: [String], to widget: WidgetDescriptor, in surroundings: RenderSurroundings
  ) -> AxisOffer {
    AxisOffer(wished)
  }
}
