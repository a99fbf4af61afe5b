import Foundation

/// The modules as `Package.swift` declares them, and what each may import: the one spot where that
/// is written.
struct ModuleGraph {
  /// One target of the package.
  struct Module {
    let name: String
    /// Its folder, from the root of the package.
    let path: String
    /// The targets it depends on, as written.
    let imports: [String]
    /// Where `Package.swift` declares it, from 1.
    let line: Int

    /// `Engine` of `Sources/Engine/ViewGraph`; nil for tests.
    var storey: String? {
      let parts = path.split(separator: "/").map(String.init)
      return parts.count > 2 && parts[0] == "Sources" ? parts[1] : nil
    }
  }

  /// In the order of `Package.swift`.
  let modules: [Module]
  private let byName: [String: Module]

  static let standard = ModuleGraph(manifest: SourceTree.text("Package.swift"))

  /// - Parameter manifest: a `Package.swift` whose targets are declared by `module(…)`,
  ///   `tests(…)`, those of `layers` and SwiftPM's own functions, each on a line of its own, with
  ///   names as literals.
  init(manifest: String) {
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    modules = Self.calls.matches(in: SourceLines(manifest)).flatMap { match in
      let rest = lines[(match.line - 1)...].joined(separator: "\n")
      let call = match.parts[0]
      guard let start = rest.range(of: call) else { return [Module]() }
      return Self.modules(call, Self.enclosed(rest[start.upperBound...]), line: match.line)
    }
    byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
  }

  subscript(name: String) -> Module? { byName[name] }

  /// All that a module is built upon.
  func below(_ name: String) -> Set<String> {
    var found: Set<String> = []
    var open = byName[name]?.imports ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += byName[next]?.imports ?? [] }
    }
    return found
  }

  /// What a module imports, without what it gets by way of that.
  func direct(_ module: Module) -> Set<String> {
    let indirect = module.imports.reduce(into: Set<String>()) { $0.formUnion(below($1)) }
    return Set(module.imports).subtracting(indirect)
  }

  /// The module whose folder a file lies in.
  func owner(of path: String) -> Module? {
    modules.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }

  private static let calls = Pattern(
    #"(?<!func )(?<!\w)(?:module|tests|library|kit|inerts?|\.target|\.macro|\.executableTarget"#
      + #"|\.testTarget)\((?!_ )"#)

  /// The layers of which functions of `Package.swift` know by their name.
  private static let layers = [
    "library": "Vocabulary/StandIns/Libraries", "kit": "Vocabulary/StandIns/Kits",
    "inert": "Vocabulary/StandIns/Inert",
  ]
  /// Those that it knows by a constant.
  private static let constants = ["libraries,": "library", "kits,": "kit"]

  /// What stands before the parenthesis that closes the one before it.
  private static func enclosed(_ text: Substring) -> String {
    var depth = 1
    let end = text.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    return String(text[..<(end ?? text.endIndex)])
  }

  private static func modules(_ call: String, _ words: String, line: Int) -> [Module] {
    // Several that import the same: a list of names, and one of imports.
    let lists = words.components(separatedBy: "], [")
    guard call == "inerts(", lists.count == 2 else {
      return module(call, words, line: line).map { [$0] } ?? []
    }
    return literals(lists[0]).map {
      Module(
        name: $0, path: "Sources/\(layers["inert", default: ""])/\($0)",
        imports: literals(lists[1]),
        line: line)
    }
  }

  private static func module(_ call: String, _ words: String, line: Int) -> Module? {
    // What follows is no name of a module.
    var names = literals(words.components(separatedBy: "exclude:")[0])
    var call = call
    for (name, layer) in layers where call == "\(name)(" {
      names.insert(layer, at: 0)
      call = "module("
    }
    for (constant, name) in constants
    where words.drop(while: \.isWhitespace).hasPrefix(constant) {
      names.insert(layers[name, default: ""], at: 0)
    }
    switch call {
    case "module(" where names.count > 1:
      return Module(
        name: names[1], path: "Sources/\(names[0])/\(names[1])",
        imports: Array(names.dropFirst(2)), line: line)
    case "tests(" where names.count > 1:
      return Module(
        name: names[1] + "Tests", path: "Tests/\(names[0])/\(names[1])Tests",
        imports: names.dropFirst(2) + ["TestSupport"], line: line)
    default:
      guard let name = literals(after: "name: ", words).first,
        let path = literals(after: "path: ", words).first
      else { return nil }
      let list = words.components(separatedBy: "dependencies: [").dropFirst().first ?? "]"
      return Module(
        name: name, path: path, imports: literals(list.components(separatedBy: "]")[0]), line: line)
    }
  }

  private static let literal = Pattern(#""([^"\\]*)""#)

  private static func literals(_ text: String) -> [String] {
    literal.matches(in: SourceLines(text)).map { $0.parts[1] }
  }

  /// Literals behind a label, which must begin right there.
  private static func literals(after label: String, _ text: String) -> [String] {
    text.components(separatedBy: label).dropFirst().filter { $0.hasPrefix("\"") }
      .flatMap { literals($0).prefix(1) }
  }
}
