import Foundation
import Testing

/// Recorded pictures belong to something that still exists.
@Suite struct SnapshotRules {
  private let tree = SourceTree.standard

  /// `<render>.svg` and `<render>.tree.json` beside `snapshots.json`, which lists the renders.
  @Test func everySnapshotIsListed() {
    let folder = "Tests/Snapshots/"
    let index = SourceTree.text(folder + "snapshots.json")
    let ids = Pattern(#""id":"([^"]*)""#).matches(in: SourceLines(index)).map { $0.parts[1] }
    let listed = Set(ids)
    var offences: [Offence] = []
    for path in tree.paths where path.hasPrefix(folder) && !path.hasSuffix("snapshots.json") {
      guard let ending = [".svg", ".tree.json"].first(where: path.hasSuffix) else { continue }
      if listed.contains(String(path.dropFirst(folder.count).dropLast(ending.count))) { continue }
      offences.append(Offence(path, "Delete it, or run `make record`: no render has this name."))
    }
    expectKept("orphan-snapshots", offences)
  }

  @Test func everyTestFileMirrorsASourceFolder() {
    var offences: [Offence] = []
    for layer in ["Engine", "Gallery", "Vocabulary"] {
      for folder in folders(in: "Tests/\(layer)") where folder.hasSuffix("Tests") {
        let module = folder.dropLast(5)
        let places = ["Sources/\(layer)/\(module)", "Sources/\(layer)/StandIns/\(module)"]
        if places.contains(where: tree.paths.contains) { continue }
        offences.append(Offence("Tests/\(layer)/\(folder)", "There is no module \(module)."))
      }
    }
    expectKept("test-folders", offences)
  }

  /// The folders right below a folder.
  private func folders(in parent: String) -> [String] {
    let depth = parent.split(separator: "/").count
    var names: [String] = []
    for path in tree.paths where path.hasPrefix(parent + "/") {
      let parts = path.split(separator: "/")
      if parts.count > depth + 1, names.last != String(parts[depth]) {
        names.append(String(parts[depth]))
      }
    }
    return names
  }
}
