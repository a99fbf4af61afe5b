import ProjectReader

/// Other names for modules of a project that are called as some of ours, which they must not be
/// taken for.
struct ModuleAliases: Hashable {
  /// Names that are ours, of those that the project uses, sorted.
  private let names: [String]

  /// None.
  init() { names = [] }

  /// - Parameter inner: names of modules that programs are linked with and no widget code imports.
  init(_ project: WidgetProject, inner: Set<String>) {
    let all = project.modules.map(\.name) + project.missingModules.map(\.name)
    names = Set(all).intersection(inner).sorted()
  }

  /// What a module is compiled as.
  subscript(_ name: String) -> String { names.contains(name) ? name + "_" : name }

  /// What the compiler is told, so that code goes on to use the names that it has.
  var arguments: [String] { names.flatMap { ["-module-alias", "\($0)=\(self[$0])"] } }
}
