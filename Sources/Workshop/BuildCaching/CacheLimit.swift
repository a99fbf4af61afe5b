/// How large the cache may become, as people write it: `2GB`, `500 MB`, `1.5GiB`, bytes.
package enum CacheLimit {
  /// Bytes: room for our modules, what compiles them, and some dozens of programs.
  package static let standard = 1_500_000_000

  private static let units: [(String, Double)] = [
    ("kib", 1024), ("mib", 1_048_576), ("gib", 1_073_741_824), ("tib", 1_099_511_627_776),
    ("kb", 1e3), ("mb", 1e6), ("gb", 1e9), ("tb", 1e12), ("k", 1e3), ("m", 1e6), ("g", 1e9),
    ("t", 1e12), ("b", 1),
  ]

  /// The standard if nothing is said.
  static func bytes(_ text: String?) throws(CacheProblem) -> Int {
    guard let text, !text.isEmpty else { return standard }
    let letters = text.lowercased().filter { $0 != " " }
    let unit = units.first { letters.hasSuffix($0.0) }
    let digits = letters.dropLast(unit?.0.count ?? 0)
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let number = Double(digits), number * (unit?.1 ?? 1) < 1e18
    else {
      throw CacheProblem(
        message: "VITRINE_CACHE_LIMIT is \u{201C}\(text)\u{201D}, which is no size.",
        hint: "Say for example 2GB, 500MB or a number of bytes.")
    }
    return Int(number * (unit?.1 ?? 1))
  }

  /// A number of bytes for people, in the units of disks.
  package static func text(_ bytes: Int) -> String {
    let steps = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000)]
    guard let (name, size) = steps.first(where: { bytes >= $0.1 }) else { return "\(bytes) bytes" }
    let tenths = (bytes * 10 + size / 2) / size
    return tenths >= 100 || tenths % 10 == 0
      ? "\((tenths + (tenths >= 100 ? 5 : 0)) / 10) \(name)"
      : "\(tenths / 10).\(tenths % 10) \(name)"
  }
}
