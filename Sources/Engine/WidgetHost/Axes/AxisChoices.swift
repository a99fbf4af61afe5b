package import DiagnosticRecords

/// The values to draw on each axis. The tool gathers them and tells them to the gallery program.
package struct AxisChoices: Codable, Hashable, Sendable {
  /// The values asked for, by axis. What is not named is drawn as usual.
  package var wished: [String: [String]] = [:]
  /// Whether each axis is varied alone, from the first value of all, rather than all with all.
  package var isSweep = false
  /// The values of the process, by axis, where it is one of several.
  package var fixed: [String: String] = [:]
  /// What tells the process from others of the same widget; empty for the only one.
  package var process = ""
  /// Whether one of its values is not the first.
  package var isVaried = false

  package init() {}

  /// The values to draw on an axis.
  package func values(on axis: any RenderAxis, in base: RenderSurroundings) -> [String] {
    let usual = axis.usual(in: base)
    if let wished = wished[axis.name] { return wished }
    guard isSweep else { return usual }
    return usual + axis.useful(in: base).filter { !usual.contains($0) }
  }

  /// Whether pictures tell by a word which value they show.
  func isTold(_ axis: any RenderAxis, in base: RenderSurroundings) -> Bool {
    let values = values(on: axis, in: base)
    return switch axis.spelling {
    case .always: true
    case .unlessUsual: values != Array(axis.usual(in: base).prefix(1))
    case .instance: values.count > 1
    }
  }

  /// All combinations of the values on the axes of a stage, in the order of the axes; of a sweep
  /// those that vary one axis.
  ///
  /// - Parameters:
  ///   - start: What was decided before.
  ///   - base: What usual values come from.
  ///   - refuse: Told of values that were wished for and do not exist here.
  package func variations(
    _ stage: AxisStage, of widget: WidgetDescriptor, from start: RenderVariation,
    base: RenderSurroundings, refuse: (Diagnostic) -> Void = { _ in }
  ) -> [RenderVariation] {
    combined(stage, from: start) { axis, variation in
      guard axis.concerns(widget.configuration) else { return [nil] }
      let offer = axis.offer(values(on: axis, in: base), to: widget, in: variation.surroundings)
      offer.refusals.forEach(refuse)
      return offer.values
    }
  }

  /// What a program is asked in what widgets it has: nobody is told which of several processes it
  /// is, and all have the language of the base.
  package func describing(base: RenderSurroundings) -> RenderSurroundings {
    var surroundings = base
    for axis in RenderAxes.all where axis.stage == .process && axis.spelling == .instance {
      if let first = values(on: axis, in: base).first { axis.apply(first, to: &surroundings) }
    }
    return surroundings
  }

  /// The variations of the process of things of a kind.
  package func processes(
    of configuration: WidgetDescriptor.Configuration, base: RenderSurroundings
  ) -> [RenderVariation] {
    var start = RenderVariation(base)
    for axis in RenderAxes.all where axis.stage == .process && !axis.concerns(configuration) {
      // It is in the same surroundings as all, and no word is said of it.
      if let first = values(on: axis, in: base).first { axis.apply(first, to: &start.surroundings) }
    }
    return combined(.process, from: start) { axis, _ in
      let values = values(on: axis, in: base)
      return axis.concerns(configuration) && !values.isEmpty ? values : [nil]
    }
  }

  private func combined(
    _ stage: AxisStage, from start: RenderVariation,
    _ offered: (any RenderAxis, RenderVariation) -> [String?]
  ) -> [RenderVariation] {
    var found = [start]
    for axis in RenderAxes.all where axis.stage == stage {
      found = found.flatMap { variation in
        let values = offered(axis, variation)
        let kept = isSweep && variation.isVaried ? values.prefix(1) : values[...]
        return kept.enumerated().map { index, value in
          variation.with(value, on: axis, isVaried: index > 0 && axis.spelling != .instance)
        }
      }
    }
    return found
  }

  /// The same choices for one process.
  package func fixed(_ variation: RenderVariation, base: RenderSurroundings) -> AxisChoices {
    var result = self
    (result.fixed, result.isVaried) = (variation.values, variation.isVaried)
    result.process = RenderAxes.all
      .compactMap { isTold($0, in: base) ? variation.values[$0.name] : nil }
      .joined(separator: "@")
    return result
  }

  /// The surroundings of this process.
  package func process(base: RenderSurroundings) -> RenderVariation {
    var variation = RenderVariation(base)
    for axis in RenderAxes.all where axis.stage == .process {
      variation = variation.with(fixed[axis.name], on: axis)
    }
    variation.isVaried = isVaried
    return variation
  }

  /// The values of a picture as ids spell them, in the order of the axes.
  package func spelled(_ values: [String: String], base: RenderSurroundings) -> [String] {
    told(values, base: base).compactMap { axis, value in
      axis.spelling == .unlessUsual && value == axis.usual(in: base).first ? nil : value
    }
  }

  /// The values of a picture that the manifest tells.
  package func variant(
    _ values: [String: String], base: RenderSurroundings
  ) -> [String: String] {
    Dictionary(uniqueKeysWithValues: told(values, base: base).map { ($0.name, $1) })
  }

  private func told(
    _ values: [String: String], base: RenderSurroundings
  ) -> [(any RenderAxis, String)] {
    RenderAxes.all.compactMap { axis in
      guard axis.stage != .question, axis.spelling != .instance, isTold(axis, in: base) else {
        return nil
      }
      return values[axis.name].map { (axis, $0) }
    }
  }

  /// The values of which pictures say nothing, by axis.
  package func untold(base: RenderSurroundings) -> [String: String] {
    var values: [String: String] = [:]
    for axis in RenderAxes.all where axis.spelling == .unlessUsual {
      values[axis.name] = axis.usual(in: base).first
    }
    return values
  }

  /// The values of this process that make instances, in the order of the axes.
  package func instances(base: RenderSurroundings) -> [(axis: any RenderAxis, value: String)] {
    RenderAxes.all.compactMap { axis in
      guard axis.spelling == .instance, isTold(axis, in: base) else { return nil }
      return fixed[axis.name].map { (axis, $0) }
    }
  }

  /// The id of a widget's instance, of which values of the process may make several.
  package func instance(_ id: String, isOnly: Bool, base: RenderSurroundings) -> String {
    let values = instances(base: base).map(\.value)
    return ((isOnly && !values.isEmpty ? [] : [id]) + values).joined(separator: "-")
  }
}
