package import ResourceCatalogs

/// The sizes of a widget. Values and what they are stand in `themes/variants/family.json`.
package final class FamilyAxis: RenderAxis {
  package let stage = AxisStage.question
  package let spelling = AxisSpelling.always
  package let values = FamilyTraits.all.map(\.name)

  package init() {}

  /// All that a widget has.
  package func usual(in base: RenderSurroundings) -> [String] { [] }

  /// Changes nothing around the widget: the run asks for it.
  package func apply(_ value: String, to surroundings: inout RenderSurroundings) {}
}

extension AxisChoices {
  /// The families of a widget to draw on any of the devices.
  package func families(of widget: WidgetDescriptor, base: RenderSurroundings) -> [String] {
    let varied = variations(.answer, of: widget, from: RenderVariation(base), base: base)
    return FamilyTraits.sorted(
      Set(varied.flatMap { families(of: widget, on: $0.surroundings.device) }))
  }

  /// The families of a widget to draw on a device, in their usual order; of a widget that names
  /// none, the usual ones of the system.
  package func families(of widget: WidgetDescriptor, on device: Device) -> [String] {
    let supported = supportedFamilies(of: widget, on: device)
    guard let wished = wished[FamilyAxis.name] else { return supported }
    return supported.filter(wished.contains)
  }

  /// The families that a widget supports, whichever are to be drawn.
  package func supportedFamilies(of widget: WidgetDescriptor, on device: Device) -> [String] {
    if widget.isForSmartStack { return ["accessoryRectangular"] }
    let all = FamilyTraits.all.map(\.name)
    return widget.families.map { own in all.filter(own.contains) } ?? device.platform.usualFamilies
  }
}
