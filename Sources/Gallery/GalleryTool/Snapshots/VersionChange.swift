import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader
import SnapshotRecords

/// What of a comparison is the doing of another version of Vitrine than recorded the snapshots.
struct VersionChange {
  /// Ids of the bundles whose code is what it was; empty if the versions draw alike.
  let bundles: Set<String>
  private let recorded: String
  /// Whether the versions draw otherwise.
  private let isOther: Bool
  private let others: [String]

  /// - Parameter codes: checksums of the code of each bundle, by id.
  init(_ index: SnapshotIndex, _ codes: [String: String]) {
    recorded = index.generator
    let version = index.generator.split(separator: " ").last.map(String.init) ?? ""
    // Snapshots of before it was noted were drawn by whatever it was.
    isOther = !version.isEmpty && Self.isBefore(version, Version.drawsAlikeSince)
    let known = Set(index.snapshots.map(\.bundle)).intersection(codes.keys)
    bundles = isOther ? known.filter { index.codes[$0] == codes[$0] } : []
    others = isOther ? known.subtracting(bundles).sorted() : []
  }

  /// Whether a version comes before another, number by number.
  static func isBefore(_ one: String, _ other: String) -> Bool {
    let numbers = [one, other].map { text in text.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers[0].lexicographicallyPrecedes(numbers[1])
  }

  /// What to say of it; nil if the versions draw alike.
  var diagnostic: Diagnostic? {
    guard isOther else { return nil }
    let either =
      others.isEmpty
      ? ""
      : " The code of \(others.joined(separator: ", ")) is another, too: there it may be either."
    return Diagnostic(
      .snapshotsOtherVersion,
      "The snapshots were drawn by \(recorded); since \(Version.drawsAlikeSince) pictures are "
        + "drawn otherwise." + either,
      hint: others.isEmpty
        ? "Look, and accept what Vitrine changed with: vitrine approve --group, or record again."
        : "Record at the revision of the snapshots with this version first; what differs then is "
          + "the code's.")
  }
}

extension Rule {
  static let snapshotsOtherVersion = Rule(
    "snapshots-other-version", fault: .vitrine, .warning,
    "The snapshots were drawn by a version of Vitrine that draws otherwise",
    why: "Pictures differ although the code has not changed.",
    remedy: "Accept the group of these pictures, or record again; the changelog says what is drawn "
      + "otherwise.")
}
