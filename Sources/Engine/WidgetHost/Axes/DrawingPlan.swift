package import DiagnosticRecords
import ResourceCatalogs

/// All that one process draws of a widget: where it stands, and there in which surroundings.
package struct DrawingPlan {
  /// What a picture is drawn in, and how it is told from others.
  package struct Look {
    package let surroundings: RenderSurroundings
    /// The values of axes as ids spell them.
    package let spelled: [String]
    /// The values that the manifest tells.
    package let variant: [String: String]

    /// Its value of the axis `scheme`.
    package var scheme: String? { variant["scheme"] }

    /// Whether it is light where another is dark, or the other way round, and else the same.
    package func isInOtherScheme(than other: Look) -> Bool {
      surroundings.scheme != other.surroundings.scheme
        && variant.merging(["scheme": ""]) { $1 } == other.variant.merging(["scheme": ""]) { $1 }
    }
  }

  /// A family on a device.
  package struct Slot {
    package let stage: WidgetStage
    /// Whether its timeline is the one that is told of the family.
    package let isFirst: Bool
    fileprivate let looks: [Look]
    fileprivate let isSweep: Bool
    /// Whether a sweep varies the slot itself, or the process.
    fileprivate let isVaried: Bool
    fileprivate let wanted: [ContentKind]

    /// What is asked for an instance.
    package func contents(of instance: WidgetInstance) -> [ContentKind] {
      let contents = wanted.filter(instance.contents.contains)
      return isSweep && isVaried ? Array(contents.prefix(1)) : contents
    }

    /// In what a content is drawn; of a sweep only the first has all looks.
    ///
    /// - Parameter entry: The index of an entry of a timeline.
    package func looks(
      of content: ContentKind, entry: Int = 0, of instance: WidgetInstance
    ) -> ArraySlice<Look> {
      guard isSweep else { return looks[...] }
      if isVaried, entry > 0 { return [] }
      let isFirst = content == contents(of: instance).first && entry == 0
      return isFirst ? looks[...] : looks.prefix(1)
    }
  }

  package private(set) var slots: [Slot] = []
  /// What was wished for and does not exist here.
  package private(set) var refusals: [Diagnostic] = []
  /// Families that no device shows.
  package private(set) var unknown: [String] = []

  /// - Parameters:
  ///   - process: What the process is among several.
  ///   - base: What usual values come from.
  package init(
    of widget: WidgetDescriptor, _ axes: AxisChoices, process: RenderVariation,
    base: RenderSurroundings
  ) {
    guard widget.unsupported == nil else { return }
    let wanted = axes.contents(in: base)
    let devices = axes.variations(.answer, of: widget, from: process, base: base)
    for (index, variation) in devices.enumerated() {
      let device = variation.surroundings.device
      for family in axes.families(of: widget, on: device) {
        guard
          let stage = WidgetStage.find(family, on: device, inSmartStack: widget.isForSmartStack)
        else {
          if index == 0 { unknown.append(family) }
          continue
        }
        // A family that the device lacks is shown on another, once.
        if index > 0, stage.device.id != device.id { continue }
        var start = variation
        start.surroundings.stage = stage
        slots.append(
          Slot(
            stage: stage, isFirst: index == 0 && !process.isVaried,
            looks: looks(of: widget, axes, start, base), isSweep: axes.isSweep,
            isVaried: variation.isVaried, wanted: wanted))
      }
    }
  }

  private mutating func looks(
    of widget: WidgetDescriptor, _ axes: AxisChoices, _ start: RenderVariation,
    _ base: RenderSurroundings
  ) -> [Look] {
    var found: [Diagnostic] = []
    let variations = axes.variations(.picture, of: widget, from: start, base: base) {
      found.append($0)
    }
    for refusal in found where !refusals.contains(refusal) { refusals.append(refusal) }
    return variations.map { variation in
      Look(
        surroundings: variation.surroundings,
        spelled: axes.spelled(variation.values, base: base),
        variant: axes.variant(variation.values, base: base))
    }
  }

  /// How many pictures that is by family, of each timeline the first entry.
  func pictures(of widget: WidgetDescriptor) -> [(family: String, pictures: Int)] {
    slots.map { slot in
      let counts = widget.instances.map { instance in
        slot.contents(of: instance).reduce(0) { $0 + slot.looks(of: $1, of: instance).count }
      }
      return (slot.stage.family.name, counts.reduce(0, +))
    }
  }
}
