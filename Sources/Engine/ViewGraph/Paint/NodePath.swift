/// The place of a node in the tree: the index at each branching, with dots between.
enum NodePath {
  /// The path of a child. Built as bytes: one is made for nearly every node.
  static func step(_ path: String, _ index: Int) -> String {
    var path = path
    return path.withUTF8 { parent in
      String(unsafeUninitializedCapacity: parent.count + 21) { bytes in
        var count = parent.count
        _ = bytes.update(fromContentsOf: parent)
        bytes[count] = 46
        count += 1
        var divisor = 1
        while index / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
          bytes[count] = 48 + UInt8(index / divisor % 10)
          count += 1
          divisor /= 10
        }
        return count
      }
    }
  }
}
