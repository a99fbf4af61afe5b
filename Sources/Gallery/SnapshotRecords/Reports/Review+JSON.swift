import DiagnosticRecords
package import Foundation

extension Review {
  /// The name of the verdict's file in a report; also the mark of a folder with a report.
  package static let verdictFile = "verdict.json"

  /// The verdict for programs.
  private struct Record: Encodable {
    /// One picture that is not as it was.
    struct Entry: Encodable {
      var id: String
      var widget: String
      var change: Verdict.Change
      var words: [String]
    }

    var format = 1
    var title: String
    var added: Int
    var changed: Int
    var filledIn: Int
    var notRendered: Int
    var notTheSameTwice: Int
    var removed: Int
    var unchanged: Int
    var outOfScope: Int
    var differences: [Entry]
    var diagnostics: [Diagnostic]
  }

  /// The verdict as JSON, keys sorted, one newline at the end.
  package func json() throws -> Data {
    let record = Record(
      title: title, added: verdict.count(.added), changed: verdict.count(.changed),
      filledIn: verdict.count(.filledIn),
      notRendered: verdict.count(.notRendered), notTheSameTwice: verdict.count(.unstable),
      removed: verdict.count(.removed),
      unchanged: verdict.unchanged, outOfScope: verdict.outOfScope,
      differences: verdict.differences.map {
        Record.Entry(
          id: $0.id, widget: $0.widget, change: $0.change, words: words[$0.id] ?? [])
      },
      diagnostics: diagnostics)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(record) + Data("\n".utf8)
  }
}
