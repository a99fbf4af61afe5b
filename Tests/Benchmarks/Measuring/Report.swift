/// Prints a table for people, then one line for programs.
struct Report {
  private var fields: [String] = []

  mutating func heading(_ text: String) { print("\n" + text) }

  mutating func row(_ cells: [String]) {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let space = String(repeating: " ", count: max(1, (index == 0 ? 34 : 13) - cell.count))
      line += index == 0 ? cell + space : space + cell
    }
    print(line)
  }

  /// A number for the last line.
  mutating func note(_ name: String, _ value: Double) {
    fields.append("\"\(name)\":\(Report.number(value, decimals: 3))")
  }

  func finish() { print("\nbench {\(fields.joined(separator: ","))}") }

  /// The number with so many decimals.
  static func number(_ value: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = Int((value * scale).rounded())
    if decimals == 0 { return "\(rounded)" }
    let rest = "\(rounded.magnitude % UInt(scale))"
    let zeros = String(repeating: "0", count: decimals - rest.count)
    return "\(rounded < 0 ? "-" : "")\(rounded.magnitude / UInt(scale)).\(zeros)\(rest)"
  }
}
