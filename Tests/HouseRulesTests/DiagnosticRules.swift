import Foundation
import Testing

/// What can be found wrong is a value, declared once beside the code that raises it.
@Suite struct DiagnosticRules {
  /// A declaration of a rule.
  private struct Declared {
    let name: String
    let id: String
    let path: String
    let line: Int
  }

  /// An entry of the list that `make rules` writes from the declarations.
  private struct Listed: Decodable {
    let id: String
    let title: String
    let why: String
    let remedy: String
  }

  private static let list = "site/rules.json"
  private let sources = SourceTree.standard.swift.filter {
    // Where rules themselves are declared, an example stands in a comment.
    $0.lies(in: "Sources") && $0.path != "Sources/Engine/DiagnosticRecords/Rule.swift"
  }

  private var declared: [Declared] {
    let shape = Pattern(#"static let (\w+) = Rule\(\s*"([^"]*)""#)
    return sources.filter { $0.text.contains("= Rule(") }.flatMap { file in
      shape.matches(in: SourceLines(file.text)).map {
        Declared(name: $0.parts[1], id: $0.parts[2], path: file.path, line: $0.line)
      }
    }
  }

  @Test func everyRuleIsDeclaredOnceByAPlainName() {
    let kebab = Pattern("^[a-z]+(-[a-z]+)*$")
    var seen: [String: Declared] = [:]
    var offences: [Offence] = []
    for rule in declared {
      let words = rule.id.split(separator: "-").map(String.init)
      let name = (words.first ?? "") + words.dropFirst().map(\.capitalized).joined()
      if !kebab.matches(rule.id) {
        offences.append(Offence(rule.path, line: rule.line, "Write “\(rule.id)” in-kebab-case."))
      } else if name != rule.name {
        offences.append(Offence(rule.path, line: rule.line, "Call the constant \(name)."))
      }
      if let other = seen.updateValue(rule, forKey: rule.id) {
        offences.append(
          Offence(rule.path, line: rule.line, "\(other.path) declares \(rule.id) too; use that."))
      }
    }
    expectKept("rules-declared-once", offences)
  }

  @Test func everyRuleIsRaised() {
    let names = declared.map(\.name)
    #expect(!names.isEmpty)
    let uses = Pattern(#"\.(\#(names.joined(separator: "|")))\b"#)
    let used = Set(sources.flatMap { uses.matches(in: $0.source).map { $0.parts[1] } })
    let offences = declared.filter { !used.contains($0.name) }.map {
      Offence($0.path, line: $0.line, "Nothing raises \($0.id): take it away.")
    }
    expectKept("rules-raised", offences)
  }

  @Test func noRuleIsMadeOnTheSpot() {
    let made = Pattern(#"(?<![\w.])Rule\("#)
    let declares = Pattern(#"static let \w+ = Rule\("#)
    let compares = Pattern(#"\.rule\s*[!=]=\s*\w*""#)
    var offences: [Offence] = []
    for file in sources {
      if file.text.contains("Rule(") {
        let known = Set(declares.matches(in: file.source).map(\.line))
        offences += made.matches(in: file.source).map(\.line).filter { !known.contains($0) }.map {
          Offence(
            file.path, line: $0, "Declare it: static let … = Rule(…) in an extension of Rule.")
        }
      }
      if file.text.contains(".rule") {
        offences += compares.matches(in: SourceLines(file.text)).map {
          Offence(file.path, line: $0.line, "Ask diagnostic.breaks(.theRule).")
        }
      }
    }
    expectKept("rules-as-values", offences)
  }

  @Test func theListHasEveryRuleAndItsSentences() throws {
    let listed = try JSONDecoder().decode(
      [Listed].self, from: Data(SourceTree.text(Self.list).utf8))
    #expect(listed.map(\.id).sorted() == declared.map(\.id).sorted(), "Run `make rules`.")
    let offences = listed.filter { rule in
      rule.title.isEmpty || rule.title.hasSuffix(".")
        || [rule.why, rule.remedy].contains { !$0.hasSuffix(".") || $0.count < 6 }
    }.map {
      Offence(Self.list, "\($0.id): a title without, a why and a remedy with a full stop.")
    }
    expectKept("rules-in-sentences", offences)
  }
}
