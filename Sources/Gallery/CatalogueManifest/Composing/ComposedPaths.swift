/// Gives every file of the catalogues of a composition a path of its own.
struct ComposedPaths {
  /// A file of a catalogue.
  private struct Origin: Hashable {
    var part: Int
    var source: String
  }

  private var known: [Origin: String] = [:]
  private var taken: Set<String> = []

  private static let folder = "renders/"

  /// The path in the composition, and whether it is given for the first time.
  ///
  /// A path stays as it is if it is free and its widget kept its name.
  mutating func path(
    _ source: String, _ part: Int, _ names: ComposedNames.Renaming
  ) -> (path: String, isNew: Bool) {
    let origin = Origin(part: part, source: source)
    if let path = known[origin] { return (path, false) }
    let path = free(preferred(source, names), names.prefix)
    known[origin] = path
    return (path, true)
  }

  /// Files of a renamed widget follow its name.
  private func preferred(_ source: String, _ names: ComposedNames.Renaming) -> String {
    guard source.hasPrefix(Self.folder) else { return source }
    return Self.folder + names.path(String(source.dropFirst(Self.folder.count)))
  }

  private mutating func free(_ path: String, _ prefix: String) -> String {
    if taken.insert(path.lowercased()).inserted { return path }
    let isInside = path.hasPrefix(Self.folder)
    let rest = isInside ? String(path.dropFirst(Self.folder.count)) : path
    var count = 1
    while true {
      let mark = count == 1 ? prefix : "\(prefix)-\(count)"
      let candidate = "\(Self.folder)\(mark)/\(rest)"
      if taken.insert(candidate.lowercased()).inserted { return candidate }
      count += 1
    }
  }
}
