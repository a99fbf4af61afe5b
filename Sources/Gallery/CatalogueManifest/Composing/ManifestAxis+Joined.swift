extension ManifestAxis {
  /// The axes of two lists; those that both have get the values of both.
  package static func joined(_ first: [ManifestAxis], _ second: [ManifestAxis]) -> [ManifestAxis] {
    var result = first
    for axis in second {
      if let known = result.firstIndex(where: { $0.name == axis.name }) {
        result[known].values = joined(result[known].values, axis.values)
        // What goes without saying in one of them must be said beside the other.
        if result[known].usual != axis.usual { result[known].usual = nil }
      } else {
        result.append(axis)
      }
    }
    return result
  }

  /// A value that is new stands behind the one it stood behind in its own list.
  private static func joined(_ first: [Value], _ second: [Value]) -> [Value] {
    var result = first
    var position = 0
    for value in second {
      if let known = result.firstIndex(where: { $0.name == value.name }) {
        position = known + 1
      } else {
        result.insert(value, at: position)
        position += 1
      }
    }
    return result
  }
}
