import CatalogueManifest
import DiagnosticRecords
import Encodings

extension ReviewRecord {
  /// The verdict as JUnit XML: a suite a widget, a case a picture, with the files that show it.
  package func junit() -> String {
    var suites: [String: [Case]] = [:]
    for same in unchanged { suites[same.widget, default: []].append(Case(id: same.id, item: nil)) }
    for item in items { suites[item.widget, default: []].append(Case(id: item.id, item: item)) }
    let errors = diagnostics.filter { $0.severity == .error }
    let total = unchanged.count + items.count + errors.count
    let failures = items.count { $0.change != .notRendered }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
    text += Self.attributes([
      ("name", title), ("tests", "\(total)"), ("failures", "\(failures)"),
      ("errors", "\(count(.notRendered) + errors.count)"), ("time", "0"),
    ])
    text += ">\n"
    if !errors.isEmpty { text += Self.suite(of: errors) }
    for widget in suites.keys.sorted() {
      text += suite(widget, (suites[widget] ?? []).sorted { $0.id < $1.id })
    }
    return text + "</testsuites>\n"
  }

  /// A picture, with what is otherwise about it.
  private struct Case {
    let id: String
    let item: Item?
  }

  private static func attributes(_ values: [(String, String?)]) -> String {
    values.map { name, value in
      value.map { " \(name)=\"\(XMLText.escaped($0))\"" } ?? ""
    }.joined()
  }

  private func suite(_ widget: String, _ cases: [Case]) -> String {
    let known = widgets.first { $0.id == widget }
    let broken = cases.count { $0.item?.change == .notRendered }
    let failures = cases.count { $0.item != nil } - broken
    let source = known?.source
    var text = "  <testsuite"
    text += Self.attributes([
      ("name", known?.name ?? widget), ("tests", "\(cases.count)"),
      ("failures", "\(failures)"), ("errors", "\(broken)"), ("time", "0"),
    ])
    text += ">\n"
    for one in cases {
      text += "    <testcase"
      text += Self.attributes([
        ("classname", widget), ("name", one.id), ("time", "0"), ("file", source?.file),
        ("line", source?.line.map { "\($0)" }),
      ])
      text += one.item.map(Self.body) ?? "/>\n"
    }
    return text + "  </testsuite>\n"
  }

  private static func body(of item: Item) -> String {
    let element = item.change == .notRendered ? "error" : "failure"
    let words = XMLText.escaped(item.changes.map(\.words).joined(separator: "\n"))
    let message = attributes([("message", item.change.words), ("type", item.change.rawValue)])
    var text = ">\n      <\(element)\(message)>\(words)</\(element)>\n"
    // GitLab and Jenkins show the files that are named so.
    let files = [item.old?.file, item.new?.file].compactMap { $0 }
    if !files.isEmpty {
      let marks = files.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n")
      text += "      <system-out>\(XMLText.escaped(marks))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  private static func suite(of errors: [Diagnostic]) -> String {
    let count = errors.count
    var text = "  <testsuite name=\"problems\" tests=\"\(count)\" failures=\"0\""
    text += " errors=\"\(count)\" time=\"0\">\n"
    for (index, error) in errors.enumerated() {
      let position = error.file.map { file in "\(file)\(error.line.map { ":\($0)" } ?? "")" }
      text += "    <testcase"
      text += attributes([
        ("classname", error.rule),
        ("name", "\(index + 1) \(position ?? error.render ?? error.rule)"),
        ("time", "0"), ("file", error.file), ("line", error.line.map { "\($0)" }),
      ])
      text += ">\n      <error"
      text += attributes([("message", error.message), ("type", error.rule)])
      text += ">\(XMLText.escaped(error.hint ?? ""))</error>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}
