import DiagnosticRecords
package import Encodings
import Foundation
import Synchronization

/// The objects that a project gives in `vitrine.json` for stores to begin with: `VITRINE_STORE`
/// names the file, `VITRINE_STORE_NAME` says what the project calls it.
package struct GivenStore: Sendable {
  /// An object as it is given.
  package struct Object: Sendable {
    /// Its entity or class.
    package var kind: String
    /// Where it begins in the file, from 1.
    package var line: Int
    /// What relationships of others call it; nil if none does.
    package var name: String?
    /// Without its name.
    package var values: [String: JSONValue]
  }

  /// The program's; tests have each their own.
  @TaskLocal package static var current = GivenStore(
    environment: ProcessInfo.processInfo.environment)

  /// By kind, each kind's in the order of the file.
  package private(set) var objects: [Object] = []
  /// The name of the file for people.
  private var file = ""

  private init() {}

  package init(environment: [String: String]) {
    guard let path = environment["VITRINE_STORE"] else {
      self.init()
      return
    }
    let name = environment["VITRINE_STORE_NAME"] ?? path
    self.init(
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) } ?? [], name: name)
  }

  /// - Parameters:
  ///   - bytes: the file's; what is wrong with it is reported.
  ///   - name: that of the file for people.
  package init(_ bytes: [UInt8], name: String) {
    file = name
    do {
      let document = try JSONDocument(bytes)
      guard let kinds = document.value.members else {
        report("The file is no object of kinds with lists of objects.", line: 1)
        return
      }
      for kind in kinds.keys.sorted() {
        guard case .array(let items)? = kinds[kind] else {
          report("\(kind) is no list of objects.", line: document.lines[kind] ?? 1)
          continue
        }
        take(items, kind, document.elementLines[kind] ?? [])
      }
    } catch {
      report("The file is no JSON that can be read.", line: error.line)
    }
  }

  private mutating func take(_ items: [JSONValue], _ kind: String, _ lines: [Int]) {
    for (index, item) in items.enumerated() {
      let line = lines.indices.contains(index) ? lines[index] : 1
      guard var values = item.members else {
        report("An element of \(kind) is no object.", line: line)
        continue
      }
      let name = values.removeValue(forKey: "$name")
      if let name, name.text == nil { report("$name of a \(kind) is no text.", line: line) }
      objects.append(Object(kind: kind, line: line, name: name?.text, values: values))
    }
  }

  /// How many mistakes are told; a file may have thousands.
  private static let limit = 20

  /// Counts the mistakes that were told.
  private final class Told: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }

  private let told = Told()

  /// Tells what is wrong with the file, of many mistakes the first.
  package func report(_ problem: String, line: Int) {
    let number = told.next()
    guard number <= Self.limit + 1 else { return }
    let problem = number > Self.limit ? "There are more mistakes from here on." : problem
    HostDiagnostics.report(
      Diagnostic(
        .givenObjectUnread, problem,
        hint: "What is wrong is left out; the page of the settings says how \"store\" is written.",
        file: file, line: line))
  }
}

extension Rule {
  static let givenObjectUnread = Rule(
    "given-object-unread", fault: .input, .error,
    "An object that vitrine.json gives for a store cannot be made",
    why: "Its kind has no such property, or one of another type, so that it is left out.",
    remedy: "Correct the file that \"store\" names, at the line that is said.")
}
