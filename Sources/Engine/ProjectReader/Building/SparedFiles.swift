import DiagnosticRecords

/// Files of a module that do not compile here and that nothing drawn leads to.
///
/// Targets share files with their apps, and packages offer more than a widget uses: a settings screen
/// must not keep a widget from being drawn.
struct SparedFiles {
  /// The files that are left.
  let remaining: [WidgetProject.SourceFile]
  /// Says what is left out and why.
  let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - files: the module's files.
  ///   - errors: what the compiler said of them.
  ///   - needed: paths of the files that something drawn may lead to.
  /// - Returns: nil if leaving files out would not help.
  init?(
    _ files: [WidgetProject.SourceFile], errors: [Diagnostic], needed: Set<String>, module: String
  ) {
    let failing = Set(errors.compactMap(\.file)).intersection(files.map(\.path))
    guard !failing.isEmpty, failing.isDisjoint(with: needed) else { return nil }
    remaining = files.filter { needed.contains($0.path) }
    let first = errors.first { $0.file.map(failing.contains) == true }
    let names = failing.sorted()
    diagnostics = [
      Diagnostic(
        .warning, "files-left-out",
        "\(module) is compiled without what no widget leads to:"
          + " \(MissingModules.list(names)) would not compile here.",
        hint: first.map { "First error: \($0.message)" }, file: first?.file, line: first?.line)
    ]
  }
}
