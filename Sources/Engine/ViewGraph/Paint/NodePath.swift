/// The position of a node in the tree: the index at each branching, with dots between.
enum NodePath {
  /// The path of a child. Built as bytes, in just the room it takes, as short strings need none of
  /// their own: one is made for nearly every node.
  static func step(_ path: String, _ index: Int) -> String {
    var (digits, limit) = (1, 10)
    while index >= limit { (digits, limit) = (digits + 1, limit * 10) }
    var path = path
    return path.withUTF8 { parent in
      let count = parent.count + 1 + digits
      return String(unsafeUninitializedCapacity: count) { bytes in
        _ = bytes.update(fromContentsOf: parent)
        bytes[parent.count] = 46
        var rest = index
        for index in (parent.count + 1..<count).reversed() {
          bytes[index] = 48 + UInt8(rest % 10)
          rest /= 10
        }
        return count
      }
    }
  }
}
