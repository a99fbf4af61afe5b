public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes the elements at these places away; places beyond the end are passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var left = Self()
    for (slot, element) in enumerated() where !offsets.contains(slot) { left.append(element) }
    self = left
  }
}

extension MutableCollection {
  /// Moves the elements at these places, in order, before the one at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.enumerated().filter { source.contains($0.offset) }.map(\.element)
    let stay = { (range: Range<Int>) in
      range.clamped(to: 0..<all.count).filter { !source.contains($0) }.map { all[$0] }
    }
    let end = Swift.max(0, Swift.min(destination, all.count))
    let sorted = stay(0..<end) + moved + stay(end..<all.count)
    for (element, index) in zip(sorted, Array(indices)) { self[index] = element }
  }
}
