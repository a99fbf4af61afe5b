/// Sorts the site's scripts by their imports and joins them into one, each in a scope of its own.
///
/// Scripts directly in `scripts/` run of their own accord; those in its folders because another
/// imports them. What is imported runs first, otherwise they stand in the order of their paths.
struct ScriptJoiner {
  private let modules: [String: ScriptModule]
  /// What scripts find the words of `strings.json` under, without importing them.
  static let strings = "STRINGS"
  /// The scripts in the order in which they run.
  let order: [ScriptModule]

  /// - Parameter files: Every script by its path below the site's folder.
  init(_ files: [(path: String, text: String)]) throws {
    let read = try files.sorted { $0.path < $1.path }.map {
      try ScriptModule(path: $0.path, text: $0.text)
    }
    modules = Dictionary(uniqueKeysWithValues: read.map { ($0.path, $0) })
    order = try Self.sorted(read, modules)
    try checkExports()
    let owners = Dictionary(
      order.flatMap { module in module.names.declared.keys.map { ($0, module.path) } },
      uniquingKeysWith: { first, _ in first })
    for module in read { try check(module, owners) }
    try checkReached()
  }

  /// What runs when a page is opened, and what is loaded when it is first needed: `later.js`, and
  /// all that it alone imports.
  var scripts: (first: String, later: String) {
    let apart = [Self.later, Self.review, Self.days]
    let early = reached(from: order.filter { $0.isRoot && !apart.contains($0.path) }.map(\.path))
    let late = reached(from: [Self.later]).subtracting(early)
    let (first, rest) = (
      order.filter { early.contains($0.path) }, order.filter { late.contains($0.path) }
    )
    guard !rest.isEmpty else { return (Self.joined(first), "") }
    let imports = rest.flatMap(\.imports).filter { early.contains($0.source) }
    let names = Set(imports.map(\.name)).sorted().joined(separator: ", ")
    return (
      Self.joined(first) + "\(Self.shared) = {\(names)};\n",
      "const {\(names)} = \(Self.shared);\n" + Self.joined(rest)
    )
  }

  /// The script of the review page, which loads no other: `review.js`, what runs before a page is
  /// drawn, and all that they import.
  var reviewScript: String { alone(Self.early, Self.review) }

  /// The script of the page of days, likewise; as that is complete without, nothing runs before.
  var daysScript: String { alone(Self.days) }

  private func alone(_ paths: String...) -> String {
    let own = reached(from: paths)
    return Self.joined(order.filter { own.contains($0.path) })
  }

  /// Scripts with all that they import, by path.
  private func reached(from paths: [String]) -> Set<String> {
    var found: Set<String> = []
    func reach(_ path: String) {
      guard let module = modules[path], found.insert(path).inserted else { return }
      module.imports.forEach { reach($0.source) }
    }
    paths.forEach(reach)
    return found
  }

  /// The script whose own imports are loaded later.
  private static let later = "scripts/later.js"
  private static let early = "scripts/early.js"
  /// The script of a page that is none of a gallery.
  private static let review = "scripts/review.js"
  /// The script of a page that is complete without.
  private static let days = "scripts/days.js"
  /// Where it finds what runs already.
  private static let shared = "window.vitrineShared"

  /// Scripts as one. What a script exports is declared around it, where those after it find it;
  /// nobody else meets it there, as every script imports what it uses.
  private static func joined(_ modules: [ScriptModule]) -> String {
    modules.map { module in
      let renamed = module.imports.filter { $0.name != $0.local }
      let parameters = renamed.map(\.local).joined(separator: ", ")
      let arguments = renamed.map(\.name).joined(separator: ", ")
      let names = module.exports.map(\.name).joined(separator: ", ")
      let values = module.exports.map {
        $0.name == $0.local ? $0.name : "\($0.name): \($0.local)"
      }
      return "/* \(module.path) */\n"
        + (names.isEmpty ? "" : "const {\(names)} = ")
        + "((\(parameters)) => {\n" + module.body
        + (names.isEmpty ? "" : "return {\(values.joined(separator: ", "))};\n")
        + "})(\(arguments));\n"
    }.joined()
  }

  private static func sorted(
    _ read: [ScriptModule], _ modules: [String: ScriptModule]
  ) throws -> [ScriptModule] {
    var order: [ScriptModule] = []
    var done: Set<String> = []
    var trail: [String] = []
    func visit(_ module: ScriptModule) throws {
      guard !done.contains(module.path) else { return }
      trail.append(module.path)
      for one in module.imports {
        guard let source = modules[one.source] else {
          throw ScriptError(module.path, line: one.line, "There is no script \(one.source).")
        }
        if let start = trail.firstIndex(of: one.source) {
          let circle = (trail[start...] + [one.source]).joined(separator: " → ")
          throw ScriptError(
            module.path, line: one.line,
            "Scripts import each other in a circle: \(circle). "
              + "Move what both need into a script that imports neither.")
        }
        try visit(source)
      }
      trail.removeLast()
      done.insert(module.path)
      order.append(module)
    }
    for module in read { try visit(module) }
    return order
  }

  /// Whether each exported name is exported once, so that it means one thing everywhere.
  private func checkExports() throws {
    var owners = [Self.strings: "strings.json"]
    for module in order {
      for one in module.exports {
        if let owner = owners.updateValue(module.path, forKey: one.name) {
          throw ScriptError(
            module.path, line: one.line,
            "\(owner) has a “\(one.name)” too: one of them needs another name.")
        }
      }
    }
  }

  /// Whether all that a script imports is exported, and all that it uses of others imported.
  ///
  /// - Parameter owners: Whose a name is, by the name.
  private func check(_ module: ScriptModule, _ owners: [String: String]) throws {
    for one in module.imports {
      guard modules[one.source]?.exports.contains(where: { $0.name == one.name }) == true else {
        throw ScriptError(
          module.path, line: one.line, "\(one.source) exports nothing called “\(one.name)”.")
      }
    }
    let locals = Set(module.imports.map(\.local))
    let foreign = module.names.used.filter { name, _ in
      owners[name] != nil && !module.names.bound.contains(name) && !locals.contains(name)
    }
    guard let (name, line) = foreign.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
      return
    }
    throw ScriptError(
      module.path, line: line,
      "“\(name)” is of \(owners[name] ?? ""): import it from there. "
        + "If the browser's is meant, write `window.\(name)`.")
  }

  private func checkReached() throws {
    let imported = Set(order.flatMap(\.imports).map(\.source))
    for module in order where !imported.contains(module.path) {
      guard module.isRoot else {
        throw ScriptError(
          module.path,
          "No other script imports this one. What is to run of its own accord stands in scripts/.")
      }
    }
  }
}

extension ScriptModule {
  /// Whether it stands directly in `scripts/` and runs of its own accord.
  fileprivate var isRoot: Bool { path.split(separator: "/").count == 2 }
}
