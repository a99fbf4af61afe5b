import Foundation

/// A form of Apple's API that widget code uses, as `Claims.tsv` lists it.
struct Claim: Hashable, CustomStringConvertible {
  /// What it is: `type`, `initialiser`, `modifier`, …
  let kind: String
  /// As samples are named.
  let name: String
  /// Why nothing is claimed of it.
  let reason: String?

  var description: String { "\(kind) \(name)" }

  /// Every claim, in the order of the file.
  static let all: [Claim] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Claims.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return Claim(
        kind: fields[0], name: fields.count > 1 ? fields[1] : "",
        reason: fields.count > 2 ? fields[2] : nil)
    }
  }()

  /// Whether a sample shows it. A type is shown by any form of it.
  func isShown(by names: Set<String>) -> Bool {
    if names.contains(name) { return true }
    guard kind == "type" || kind == "conformance" || kind == "attribute" else { return false }
    let bare = kind == "attribute" ? String(name.prefix { $0 != "(" }) : name
    return names.contains { $0 == bare || $0.hasPrefix(bare + "(") || $0.hasPrefix(bare + ".") }
  }
}
