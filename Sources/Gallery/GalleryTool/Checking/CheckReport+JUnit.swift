import DiagnosticRecords
import Encodings
import SnapshotRecords

extension CheckReport {
  /// The findings as JUnit XML: a suite a check, a case a cause, and one that passes for a check
  /// that found nothing. What does not fail the run passes too, and says what was found.
  ///
  /// - Parameter severity: What matters at least so much fails the run.
  func junit(_ title: String, failingAt severity: Diagnostic.Severity) -> String {
    func isFailure(_ cause: Cause) -> Bool { cause.finding.severity.weight >= severity.weight }
    let failures = causes.count(where: isFailure)
    let checks = CheckRules.all
    let tests = checks.map { rule in max(1, causes.count { $0.rule == rule }) }.reduce(0, +)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(XMLText.escaped(title))\" tests=\"\(tests)\" "
    text += "failures=\"\(failures)\">\n"
    for rule in checks {
      let found = causes.filter { $0.rule == rule }
      let failures = found.count(where: isFailure)
      text += "  <testsuite name=\"\(rule.id)\" tests=\"\(max(1, found.count))\" "
      text += "failures=\"\(failures)\">\n"
      if found.isEmpty {
        text += "    <testcase classname=\"\(rule.id)\" name=\"all pictures\"/>\n"
      }
      for cause in found { text += testCase(cause, isFailure: isFailure(cause)) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func testCase(_ cause: Cause, isFailure: Bool) -> String {
    let finding = cause.finding
    func field(_ name: String, _ value: String?) -> String {
      value.map { " \(name)=\"\(XMLText.escaped($0))\"" } ?? ""
    }
    var text = "    <testcase" + field("classname", cause.rule.id)
    text += field(
      "name",
      [Report.position(of: finding), finding.message].compactMap { $0 }.joined(separator: " "))
    text += field("file", finding.file) + field("line", finding.line.map(String.init)) + ">\n"
    let words = [finding.message, finding.hint, cause.list(limit: .max)]
    let body = words.compactMap { $0 }.joined(separator: "\n")
    if isFailure {
      text += "      <failure" + field("type", finding.severity.rawValue)
      text += field("message", finding.message) + ">\(XMLText.escaped(body))</failure>\n"
    } else {
      text += "      <system-out>\(XMLText.escaped(body))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }
}
