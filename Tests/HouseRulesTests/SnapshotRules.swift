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
    for folder in tree.paths where folder.hasPrefix("Tests/") && folder.hasSuffix("Tests") {
      // What belongs to no storey, such as the rules of the house, tests no module alone.
      guard tree.paths.contains("Sources/" + folder.split(separator: "/")[1]) else { continue }
      let source = "Sources/" + folder.dropFirst(6).dropLast(5)
      if tree.paths.contains(source) { continue }
      offences.append(Offence(folder, "There is no \(source): move it."))
    }
    expectKept("test-folders", offences)
  }
}
