/// The order in which stretches of a line stand from left to right (Unicode Annex 9, rule L2).
enum BidiOrder {
  /// The indices of the stretches, leftmost first.
  static func visual(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    var level = highest
    while level > 0 {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        let first = index
        while index < order.count, levels[order[index]] >= level { index += 1 }
        order[first..<index].reverse()
      }
      level -= 1
    }
    return order
  }
}
