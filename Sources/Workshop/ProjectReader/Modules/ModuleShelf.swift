/// The modules that a project brings along, by name.
struct ModuleShelf: Sendable {
  private var sources: [String: ModuleSource] = [:]
  private var origins: [String: String] = [:]
  private var headers: [String: @Sendable () -> HeaderFiles] = [:]

  /// Puts a module on the shelf; one that is there already stays.
  mutating func add(_ source: ModuleSource) {
    if sources[source.name] == nil { sources[source.name] = source }
  }

  /// Puts a module on the shelf in place of one that may be there.
  mutating func replace(_ source: ModuleSource) { sources[source.name] = source }

  /// Notes where a module that is not at hand would come from.
  mutating func note(_ name: String, comesFrom origin: String) {
    if origins[name] == nil { origins[name] = origin }
  }

  /// Notes where to find what a module declares that is not written in Swift.
  mutating func note(_ name: String, headers files: @escaping @Sendable () -> HeaderFiles) {
    if headers[name] == nil { headers[name] = files }
  }

  /// Adds what another shelf holds.
  mutating func add(_ other: ModuleShelf) {
    for name in other.names { other.sources[name].map { add($0) } }
    origins.merge(other.origins) { first, _ in first }
    headers.merge(other.headers) { first, _ in first }
  }

  /// Names of all modules, sorted.
  var names: [String] { Set(sources.keys).union(MachineLibrary.atHand.keys).sorted() }

  /// The module of a name: what the project brings along, else a library of this machine.
  subscript(_ name: String) -> ModuleSource? { sources[name] ?? MachineLibrary.atHand[name] }

  /// Whether somebody names a module and has no code of it.
  func isToBeMade(_ name: String) -> Bool {
    guard let source = self[name] else { return false }
    return source.files.isEmpty && source.clang == nil
  }

  /// Names of modules that the project says it has and that are not at hand, sorted.
  var promised: [String] { origins.keys.filter { self[$0] == nil }.sorted() }

  /// The headers of a module that has no code in Swift; they are looked for anew each time.
  func headers(of name: String) -> HeaderFiles {
    sources[name]?.headers ?? headers[name]?() ?? HeaderFiles()
  }

  /// Where a module that is not at hand would come from, in words.
  func origin(of name: String) -> String? { origins[name] ?? MachineLibrary.origin(of: name) }
}
