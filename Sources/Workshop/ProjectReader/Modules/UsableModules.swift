import Foundation
import SourcePreparing

/// Takes modules off a shelf all of whose files import what is not at hand: they could not be
/// compiled, and code that asks `#if canImport(…)` can do without them.
struct UsableModules {
  private(set) var shelf: ModuleShelf
  private let code: CodeReader
  private var reasons: [String: String?] = [:]

  /// - Parameters:
  ///   - files: the program's files; only modules that they lead to are looked at.
  ///   - code: reads with everything on the shelf.
  init(for files: [ReadFile], _ code: CodeReader) {
    (self.code, shelf) = (code, code.shelf)
    let names = Set(files.flatMap(\.words)).intersection(shelf.names)
    for name in names.sorted() where !code.offered.canImport(name) { _ = obstacle(of: name) }
    for name in reasons.keys.sorted() {
      guard let reason = reasons[name] ?? nil else { continue }
      shelf.remove(name, because: reason)
    }
  }

  /// Why a module cannot be compiled; nil if it can.
  private mutating func obstacle(of name: String) -> String? {
    if let known = reasons[name] { return known }
    guard let source = code.shelf[name] else { return nil }
    // Modules that import one another cannot be compiled by anybody; the compiler will say so.
    reasons[name] = .some(nil)
    var reader = code
    let files = reader.read(source)
    var (first, count): (String?, Int) = (nil, 0)
    for file in files {
      guard let reason = obstacle(in: file, of: name) else { continue }
      first = first ?? reason
      count += 1
    }
    // A module of which some files can be compiled is worth trying: the others are left out of it.
    if count == files.count { reasons[name] = .some(first) }
    return reasons[name] ?? nil
  }

  /// Why a file of a module cannot be compiled; nil if it can.
  private mutating func obstacle(in file: ReadFile, of name: String) -> String? {
    for module in file.prepared.facts.imports.map(\.module) where module != name {
      let isMissing = !code.available.canImport(module)
      let isBroken = !isMissing && !code.offered.canImport(module) && obstacle(of: module) != nil
      guard isMissing || isBroken else { continue }
      let origin = isMissing ? code.shelf.origin(of: module).map { " " + $0 } : nil
      return "Its \(file.path) imports `\(module)`, which is not at hand.\(origin ?? "")"
    }
    return nil
  }
}
