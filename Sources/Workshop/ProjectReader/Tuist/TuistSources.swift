import Encodings

/// Files as project descriptions name them, by patterns, in the words of XcodeGen.
struct TuistSources {
  let paths: TuistPaths
  /// The entries of `sources`.
  private(set) var entries: [JSONValue] = []

  /// What of a folder is compiled; headers and resources that lie in it are named elsewhere.
  private static let compiled = "*.{c,cc,cpp,intentdefinition,m,metal,mm,swift,xcdatamodeld}"
  private static let wildcards: Set<Character> = ["*", "?", "["]

  init(_ paths: TuistPaths) { self.paths = paths }

  /// - Parameter areResources: whether Swift files among them are not compiled.
  mutating func add(_ value: TuistValue?, areResources: Bool = false, excluding: [String] = []) {
    guard let value else { return }
    if let path = paths.path(value) {
      let own = (value["excluding"].map { $0.items.isEmpty ? [$0] : $0.items } ?? [])
        .compactMap(paths.path)
      add(path, areResources: areResources, excluding: excluding + own)
      return
    }
    let inner = value.items.isEmpty ? value.arguments.map(\.value) : value.items
    for item in inner { add(item, areResources: areResources, excluding: excluding) }
  }

  /// Folders of which all counts.
  mutating func add(folders value: TuistValue?) {
    for folder in value?.items ?? [] {
      let path = paths.path(folder) ?? paths.path(folder.arguments.first?.value)
      if let path { entries.append(.object(["path": .string(path)])) }
    }
  }

  private mutating func add(_ path: String, areResources: Bool, excluding: [String]) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let fixed = parts.prefix { part in
      !part.contains(where: Self.wildcards.contains) && !part.contains("{")
    }
    guard fixed.count < parts.count else {
      entries.append(.object(["path": .string(path)]))
      return
    }
    let base = fixed.isEmpty ? "." : fixed.joined(separator: "/")
    var pattern = Array(parts.dropFirst(fixed.count))
    if !areResources, let last = pattern.last {
      if last == "**" { pattern.append(Self.compiled) }
      if last == "*" { pattern[pattern.count - 1] = Self.compiled }
    }
    let prefix = fixed.isEmpty ? "" : base + "/"
    var excluded = excluding.filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
    if areResources { excluded.append("**/*.swift") }
    entries.append(
      .object([
        "path": .string(base), "optional": .bool(true),
        "includes": .array([.string(pattern.joined(separator: "/"))]),
        "excludes": .array(excluded.map { .string($0) }),
      ]))
  }
}
