/// Modules of a project in groups: those of one import only those of groups before it, so that they
/// can be compiled at the same time.
struct ModuleWaves {
  /// Positions of modules, in order within each group.
  private(set) var groups: [[Int]] = []

  /// - Parameter modules: each after those that it imports.
  init(_ modules: [(name: String, imports: [String])]) {
    var depths: [String: Int] = [:]
    for (position, module) in modules.enumerated() {
      let depth = module.imports.compactMap { depths[$0] }.max().map { $0 + 1 } ?? 0
      depths[module.name] = depth
      while groups.count <= depth { groups.append([]) }
      groups[depth].append(position)
    }
  }
}
