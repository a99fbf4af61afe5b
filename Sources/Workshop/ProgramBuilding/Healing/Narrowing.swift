import Encodings
import Foundation

/// What of a module was compiled, where that is only what widgets need; so it holds for as long as
/// they need no more.
struct Narrowing: Codable, Equatable {
  /// What the program and its modules were.
  var program: String
  /// Names that were needed beside those that widgets lead to, sorted.
  var asked: [String]
  /// A fingerprint of the files that something was left out of.
  private var left: String

  /// - Parameter left: the text of files that something was left out of, by name.
  init(program: String, asked: [String], left: [String: Data]) {
    var fingerprint = Fingerprint()
    for (name, text) in left.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(name)
      text.withUnsafeBytes { fingerprint.add($0) }
    }
    (self.program, self.asked, self.left) = (program, asked, fingerprint.text)
  }

  /// Whether the same is left out for another program.
  func leavesOut(_ other: Narrowing?) -> Bool { left == other?.left }
}
