import DiagnosticRecords
import SourcePreparing
import WidgetSettings

/// Puts the files of a folder together to programs, one per widget extension.
struct ProgramChoice {
  /// The files of one program.
  struct Program {
    /// Relative to the input; empty for the input itself.
    var folder: String
    /// In order of their paths.
    var files: [ReadFile]
    /// Folders ruled by other entries; their resources are not ours.
    var foreignFolders: [String]

    /// Whether a resource belongs to this program: it lies in its folder, or catalogues, fonts and
    /// definitions of intents in nobody's folder, or it is the entitlements file beside the folder.
    func ownsResource(_ path: String) -> Bool {
      guard !foreignFolders.contains(where: { Territory.contains($0, path) }) else { return false }
      if Territory.contains(folder, path) { return true }
      if path.hasSuffix(".entitlements") { return path.hasPrefix(folder) }
      return [".xcassets", ".xcstrings", ".lproj", ".ttf", ".otf", ".intentdefinition"].contains {
        path.hasSuffix($0)
      }
    }
  }

  private(set) var programs: [Program] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let targets: Set<String>

  /// - Parameter targets: folders that are known to be a target each.
  init(files: [ReadFile], settings: ProjectSettings, targets: Set<String> = []) {
    self.targets = targets
    let entries = files.filter { EntryPoint.kind(of: $0.prepared.facts) != nil }
    let starts = entries.filter { EntryPoint.kind(of: $0.prepared.facts) == .widgets }
    if !settings[.sources].isEmpty {
      chooseListed(files, settings[.sources].map(PathPattern.init))
    } else if starts.isEmpty {
      chooseWithoutEntry(files)
    } else {
      choose(files, entries, starts)
    }
  }

  private mutating func chooseListed(_ files: [ReadFile], _ patterns: [PathPattern]) {
    let listed = files.filter { file in patterns.contains { $0.matches(file.path) } }
    guard !listed.isEmpty else { return }
    programs = [Program(folder: "", files: listed, foreignFolders: [])]
  }

  /// No widget is marked `@main`: all files, or the package targets that declare widgets. Of an
  /// application that declares some, the files that those lead to.
  private mutating func chooseWithoutEntry(_ files: [ReadFile]) {
    let declaring = files.filter(\.prepared.facts.declaresWidgets)
    guard !declaring.isEmpty else { return }
    let applications = files.filter { EntryPoint.kind(of: $0.prepared.facts) == .application }
    for file in applications { diagnostics.append(.applicationLeftOut(file.path)) }
    var rest = files.filter { EntryPoint.kind(of: $0.prepared.facts) == nil }
    if !applications.isEmpty {
      let own = Set(declaring.map(\.path))
      let others = rest.filter { !own.contains($0.path) }
      let paths = own.union(SharedFiles.needed(by: declaring, from: others).map(\.path))
      rest = rest.filter { paths.contains($0.path) }
    }
    let targets = declaring.map { Self.packageTarget($0.path) }
    guard let first = targets.first, !first.isEmpty, !targets.contains("") else {
      programs = [Program(folder: "", files: rest, foreignFolders: [])]
      return
    }
    programs = Set(targets).sorted().map { target in
      let own = rest.filter { Territory.contains(target, $0.path) }
      return Program(folder: target, files: own, foreignFolders: [])
    }
  }

  /// `Sources/Name` of a file in a package's target folder, else empty.
  private static func packageTarget(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard let sources = parts.firstIndex(of: "Sources"), sources + 2 < parts.count else {
      return ""
    }
    return parts[...(sources + 1)].joined(separator: "/")
  }

  private mutating func choose(_ files: [ReadFile], _ entries: [ReadFile], _ starts: [ReadFile]) {
    let territories = Territory.divide(entries, targets: targets)
    for territory in territories where starts.contains(where: { $0.path == territory.entry }) {
      let folder = Territory.parent(territory.entry)
      let rivals = starts.filter { $0.folder == folder }.map(\.path).sorted()
      // They are one program, which does not compile: what was recorded of it is not given up.
      guard rivals.first == territory.entry else { continue }
      if rivals.count > 1 { diagnostics.append(.severalEntries(rivals)) }
      let others = Set(entries.map(\.path)).subtracting(rivals)
      addProgram(territory, territories, files.filter { !others.contains($0.path) }, starts)
    }
    for entry in entries where EntryPoint.kind(of: entry.prepared.facts) == .application {
      diagnostics.append(.applicationLeftOut(entry.path))
    }
  }

  /// - Parameter files: without those with entries of other programs.
  private mutating func addProgram(
    _ territory: Territory, _ all: [Territory], _ files: [ReadFile], _ starts: [ReadFile]
  ) {
    let starts = Set(starts.map(\.path))
    let owned = files.filter { territory.owns($0.path, among: all) }
    let others = files.filter { file in
      !territory.owns(file.path, among: all)
        && !all.contains { starts.contains($0.entry) && $0.owns(file.path, among: all) }
    }
    let shared = SharedFiles.needed(by: owned, from: others)
    if !shared.isEmpty {
      diagnostics.append(.sharedFilesAdded(shared.map(\.path).sorted(), to: territory.folder))
    }
    programs.append(
      Program(
        folder: territory.folder, files: (owned + shared).sorted { $0.path < $1.path },
        foreignFolders: all.map(\.folder).filter {
          $0 != territory.folder && !Territory.contains($0, territory.folder)
        }))
  }
}
