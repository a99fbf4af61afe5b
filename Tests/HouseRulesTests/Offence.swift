import Foundation
import Testing

/// A line where a rule is broken, and what to do about it.
struct Offence: CustomStringConvertible {
  let path: String
  let line: Int?
  let remedy: String

  init(_ path: String, line: Int? = nil, _ remedy: String) {
    (self.path, self.line, self.remedy) = (path, line, remedy)
  }

  var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(remedy)" }
}

/// How many offences of a rule are still allowed: `Allowances.json`, whose numbers only go down.
enum Allowances {
  private static let numbers: [String: Int] = {
    let data = Data(SourceTree.text("Tests/HouseRulesTests/Allowances.json").utf8)
    return (try? JSONDecoder().decode([String: Int].self, from: data)) ?? [:]
  }()

  static func of(_ rule: String) -> Int { numbers[rule] ?? 0 }
}

/// Fails with every offence of a rule unless so many are allowed.
func expectKept(_ rule: String, _ offences: [Offence]) {
  let allowed = Allowances.of(rule)
  if offences.count <= allowed { return }
  let list = offences.map(\.description).joined(separator: "\n")
  Issue.record("\(rule): \(offences.count) offences, \(allowed) allowed\n\(list)")
}
