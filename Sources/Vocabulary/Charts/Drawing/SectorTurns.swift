/// The parts of the whole turn that the slices of a pie take, one after the other, from the top.
struct SectorTurns {
  private let whole: Double
  private var drawn = 0.0

  init(_ marks: [ChartMark]) { whole = marks.reduce(0) { $0 + ($1.sector?.angle ?? 0) } }

  /// The part of the next slice, 0 to 1.
  mutating func next(_ mark: ChartMark) -> ClosedRange<Double>? {
    guard let sector = mark.sector, whole > 0 else { return nil }
    defer { drawn += sector.angle }
    return drawn / whole...(drawn + sector.angle) / whole
  }
}
