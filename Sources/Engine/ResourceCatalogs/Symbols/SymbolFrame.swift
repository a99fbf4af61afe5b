import Foundation

/// The room one symbol takes: frames recorded at some sizes, weights and scales, and what lies
/// between them.
struct SymbolFrame {
  /// What a frame was recorded at.
  struct Condition: Hashable {
    var pointSize: Double
    var weight: SymbolWeight
    var scale: SymbolScale
  }

  /// Width and height in points, by what they were recorded at.
  private let records: [Condition: SIMD2<Double>]
  /// Those at regular weight and medium scale, smallest first.
  private let plain: [(pointSize: Double, frame: SIMD2<Double>)]
  /// Width and height in ems at regular weight and medium scale, without the rounding to pixels
  /// that single records have.
  private let proportions: SIMD2<Double>

  /// Nil without a frame at regular weight and medium scale.
  init?(_ records: [Condition: SIMD2<Double>]) {
    plain = records.filter { $0.key.weight == .regular && $0.key.scale == .medium }
      .map { (pointSize: $0.key.pointSize, frame: $0.value) }
      .sorted { $0.pointSize < $1.pointSize }
    guard !plain.isEmpty else { return nil }
    self.records = records
    let weighted = plain.reduce(SIMD2.zero) { $0 + $1.frame * $1.pointSize }
    proportions = weighted / plain.reduce(0) { $0 + $1.pointSize * $1.pointSize }
  }

  /// The frame of a drawing that is this much wider and higher.
  func scaled(by factors: SIMD2<Double>) -> SymbolFrame? {
    SymbolFrame(records.mapValues { $0 * factors })
  }

  /// The frame of a drawing turned by a quarter. `family` is what a square drawing takes, which is
  /// wider than high whichever way it is turned.
  func turned(in family: SymbolFrame) -> SymbolFrame? {
    let lean = family.proportions.x / family.proportions.y
    return SymbolFrame(records.mapValues { SIMD2($0.y * lean, $0.x / lean) })
  }

  /// Width and height in ems at regular weight and medium scale, whatever the size.
  var ems: CGSize { CGSize(width: proportions.x, height: proportions.y) }

  /// Width and height in ems.
  func ems(at pointSize: Double, weight: SymbolWeight, scale: SymbolScale) -> CGSize {
    guard pointSize > 0 else { return ems }
    let isPlain = weight == .regular && scale == .medium
    let room =
      isPlain
      ? proportions + deviation(at: pointSize) / pointSize
      : proportions * growth(weight) * growth(scale)
    return CGSize(width: room.x, height: room.y)
  }

  /// How many points recorded frames are off the proportions, as they are rounded to pixels:
  /// interpolated between two sizes, held beyond the last.
  private func deviation(at pointSize: Double) -> SIMD2<Double> {
    func off(_ index: Int) -> SIMD2<Double> {
      plain[index].frame - proportions * plain[index].pointSize
    }
    guard let next = plain.firstIndex(where: { $0.pointSize >= pointSize }) else {
      return off(plain.count - 1)
    }
    if next == 0 { return off(0) }
    let (from, to) = (plain[next - 1].pointSize, plain[next].pointSize)
    let share = (pointSize - from) / (to - from)
    return off(next - 1) * (1 - share) + off(next) * share
  }

  /// Size relative to medium scale.
  private func growth(_ scale: SymbolScale) -> SIMD2<Double> {
    if scale == .medium { return .one }
    return recorded(.regular, scale) ?? SIMD2(repeating: Double(scale.sizeFactor))
  }

  /// Size relative to regular weight. Between and beyond recorded weights it follows the strokes.
  private func growth(_ weight: SymbolWeight) -> SIMD2<Double> {
    if weight == .regular { return .one }
    if let known = recorded(weight, .medium) { return known }
    let isBetween = weight == .medium
    let other = isBetween ? SymbolWeight.semibold : .bold
    guard let known = recorded(other, .medium) else { return .one }
    return .one + (known - .one) * Double((weight.strokeFactor - 1) / (other.strokeFactor - 1))
  }

  private func recorded(_ weight: SymbolWeight, _ scale: SymbolScale) -> SIMD2<Double>? {
    let found = records.filter { $0.key.weight == weight && $0.key.scale == scale }
      .max { $0.key.pointSize < $1.key.pointSize }
    return found.map { $0.value / $0.key.pointSize / proportions }
  }
}
