import DiagnosticRecords
import Encodings

extension Review {
  /// The verdict as JUnit XML: a suite a widget, a case a picture.
  package func junit() -> String {
    var suites: [String: [(id: String, change: Verdict.Change?)]] = [:]
    for (id, widget) in unchanged { suites[widget, default: []].append((id, nil)) }
    for difference in verdict.differences {
      suites[difference.widget, default: []].append((difference.id, difference.change))
    }
    let errors = diagnostics.filter { $0.severity == .error }
    let total = unchanged.count + verdict.differences.count + errors.count
    let failures = verdict.differences.count { $0.change != .notRendered }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"\(XMLText.escaped(title))\" tests=\"\(total)\" failures=\"\(failures)\" "
    text += "errors=\"\(verdict.count(.notRendered) + errors.count)\">\n"
    if !errors.isEmpty { text += problemSuite(errors) }
    for widget in suites.keys.sorted() {
      let cases = (suites[widget] ?? []).sorted { $0.id < $1.id }
      text += suite(names[widget] ?? widget, widget, cases)
    }
    return text + "</testsuites>\n"
  }

  private func suite(
    _ name: String, _ widget: String, _ cases: [(id: String, change: Verdict.Change?)]
  ) -> String {
    let broken = cases.count { $0.change == .notRendered }
    let failures = cases.count { $0.change != nil } - broken
    var text = "  <testsuite name=\"\(XMLText.escaped(name))\" tests=\"\(cases.count)\" "
    text += "failures=\"\(failures)\" errors=\"\(broken)\">\n"
    for (id, change) in cases {
      let head =
        "    <testcase classname=\"\(XMLText.escaped(widget))\" name=\"\(XMLText.escaped(id))\""
      guard let change else {
        text += head + "/>\n"
        continue
      }
      let element = change == .notRendered ? "error" : "failure"
      let body = XMLText.escaped((words[id] ?? []).joined(separator: "\n"))
      text += "\(head)>\n      <\(element) message=\"\(change.words)\">\(body)</\(element)>\n"
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private func problemSuite(_ errors: [Diagnostic]) -> String {
    let count = errors.count
    var text =
      "  <testsuite name=\"problems\" tests=\"\(count)\" failures=\"0\" errors=\"\(count)\">\n"
    for (index, error) in errors.enumerated() {
      let position = error.file.map { file in "\(file)\(error.line.map { ":\($0)" } ?? "")" }
      let name = "\(index + 1) \(position ?? error.render ?? error.rule)"
      text += "    <testcase classname=\"\(XMLText.escaped(error.rule))\" "
      text += "name=\"\(XMLText.escaped(name))\">\n"
      text += "      <error message=\"\(XMLText.escaped(error.message))\">"
      text += "\(XMLText.escaped(error.hint ?? ""))</error>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}
