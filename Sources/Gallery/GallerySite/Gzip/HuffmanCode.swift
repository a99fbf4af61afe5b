/// A canonical prefix code (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// The number of bits of each symbol's code; 0 for symbols that do not occur.
  let lengths: [Int]
  /// The codes, first bit lowest.
  private let codes: [Int]

  /// - Parameters:
  ///   - frequencies: how often each symbol occurs.
  ///   - longest: the most bits that a code may have.
  init(frequencies: [Int], longest: Int) {
    var weights = frequencies
    var lengths = Self.lengths(weights)
    // Flattening the frequencies shortens the longest codes at a small cost for the others.
    while lengths.contains(where: { $0 > longest }) {
      weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(weights)
    }
    self.lengths = lengths
    var next = [Int](repeating: 0, count: longest + 2)
    for length in 1...longest {
      let shorter = lengths.count { $0 == length - 1 && $0 > 0 }
      next[length] = (next[length - 1] + shorter) << 1
    }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      next[length] += 1
      return Self.reversed(next[length] - 1, bits: length)
    }
  }

  /// One more than the last symbol that occurs.
  var used: Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  func write(_ symbol: Int, to output: inout BitOutput) {
    output.write(codes[symbol], bits: lengths[symbol])
  }

  /// Code lengths without a limit: the two lightest are joined until one is left.
  private static func lengths(_ weights: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: weights.count)
    let leaves = weights.indices.filter { weights[$0] > 0 }
      .sorted { (weights[$0], $0) < (weights[$1], $1) }
    // Readers expect a code to have a symbol, and each symbol a bit.
    if leaves.count < 2 {
      lengths[leaves.first ?? 0] = 1
      return lengths
    }
    var nodes = leaves.map { weights[$0] }
    var parents = [Int](repeating: 0, count: nodes.count * 2 - 1)
    var nextLeaf = 0
    var nextJoint = leaves.count
    func lightest() -> Int {
      let takesLeaf =
        nextLeaf < leaves.count && (nextJoint >= nodes.count || nodes[nextLeaf] <= nodes[nextJoint])
      defer { if takesLeaf { nextLeaf += 1 } else { nextJoint += 1 } }
      return takesLeaf ? nextLeaf : nextJoint
    }
    while nodes.count < leaves.count * 2 - 1 {
      let pair = [lightest(), lightest()]
      for node in pair { parents[node] = nodes.count }
      nodes.append(nodes[pair[0]] + nodes[pair[1]])
    }
    var depths = [Int](repeating: 0, count: nodes.count)
    for node in stride(from: nodes.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    for (position, leaf) in leaves.enumerated() { lengths[leaf] = depths[position] }
    return lengths
  }

  private static func reversed(_ code: Int, bits: Int) -> Int {
    (0..<bits).reduce(0) { $0 << 1 | (code >> $1) & 1 }
  }
}
