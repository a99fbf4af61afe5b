/// Finds what somebody may have meant.
package enum NearestNames {
  /// The names most like a name, best first; names too different to be meant are left out.
  package static func find(
    _ name: String, among names: [String], limit: Int = 3
  ) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    let tolerance = max(2, wanted.count / 2)
    var found: [(distance: Int, name: String)] = []
    for candidate in names {
      let other = Array(candidate.lowercased().utf8)
      // A name that only lacks or adds an ending is near whatever its length.
      let isPart = !wanted.isEmpty && (other.starts(with: wanted) || wanted.starts(with: other))
      if !isPart, abs(other.count - wanted.count) > tolerance { continue }
      let distance = editDistance(wanted, other)
      if isPart { found.append((min(distance, tolerance), candidate)) }
      if !isPart, distance <= tolerance { found.append((distance, candidate)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// How many characters must be added, dropped or exchanged to turn one name into another.
  static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in second.enumerated() {
        let change = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, min(row[j], row[j + 1]) + 1)
      }
    }
    return row[second.count]
  }
}
