import Foundation
import Testing

/// Recorded pictures belong to something that still exists.
@Suite struct SnapshotRules {
  private let tree = SourceTree.standard

  /// `Tests/Snapshots/<demo>/…`: what a demo no longer draws, `vitrine verify` reports itself.
  @Test func snapshotsBelongToADemo() {
    let demos = Set(folders(in: "Sources/Demos"))
    let offences = folders(in: "Tests/Snapshots").filter { !demos.contains($0) }
      .map { Offence("Tests/Snapshots/\($0)", "Delete it: no demo of that name is left.") }
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
