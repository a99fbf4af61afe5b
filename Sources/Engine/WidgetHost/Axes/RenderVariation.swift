/// One combination of values on some axes, and the surroundings they make.
package struct RenderVariation: Sendable {
  package var surroundings: RenderSurroundings
  /// The values by axis, as far as they were gone through; none where a picture has none.
  package private(set) var values: [String: String] = [:]
  /// Whether it is not the first on some axis: a sweep varies one axis at a time.
  package var isVaried = false

  package init(_ surroundings: RenderSurroundings) { self.surroundings = surroundings }

  /// The same with a value on one more axis.
  package func with(_ value: String?, on axis: any RenderAxis, isVaried: Bool = false) -> Self {
    var result = self
    if let value {
      axis.apply(value, to: &result.surroundings)
      result.values[axis.name] = value
    }
    result.isVaried = self.isVaried || isVaried
    return result
  }
}
