import FilePaths
import Foundation

/// Finds packages that are named by address: in a checkout at hand, else where packages are
/// fetched.
struct PackageFinder {
  /// A package that was found.
  struct Found {
    var delivery: RemotePackages.Delivery
    /// Whether something says which revision it must be.
    var isPinned: Bool
  }

  private(set) var pins: PackagePins
  /// Folders in which a package manager has put all packages of a project side by side.
  private var checkouts: [URL] = []
  private let packages: RemotePackages

  /// - Parameter folders: where such folders may lie: a project's, those around it.
  init(_ packages: RemotePackages, pins: PackagePins, around folders: [URL]) {
    (self.packages, self.pins) = (packages, pins)
    for folder in folders { addCheckouts(folder) }
  }

  /// Xcode's, as told by `-clonedSourcePackagesDirPath` and `-derivedDataPath`, SwiftPM's, Tuist's.
  private static let paths = [
    "SourcePackages/checkouts", ".build/checkouts", "DerivedData/SourcePackages/checkouts",
    "build/SourcePackages/checkouts", "Tuist/.build/checkouts",
  ]

  /// Adds what a package brings along: its pins count where the project says nothing.
  mutating func add(package folder: URL) {
    pins.add(PackagePins(around: folder))
    addCheckouts(folder)
  }

  private mutating func addCheckouts(_ folder: URL) {
    for name in Self.paths {
      let found = folder.appendingPathComponent(name).standardizedFileURL
      if FileManager.default.fileExists(atPath: found.path), !checkouts.contains(found) {
        checkouts.append(found)
      }
    }
  }

  func find(_ reference: RemoteReference) throws(RemotePackages.Failure) -> Found {
    let pin = pins[reference.identity]
    var isPinned = pin != nil
    if case .revision? = reference.requirement { isPinned = true }
    let atHand = checkout(reference.identity).map { folder in
      Found(delivery: RemotePackages.Delivery(folder: folder), isPinned: true)
    }
    if let atHand, pin == nil || isAt(pin?.revision, atHand.delivery.folder) { return atHand }
    do {
      guard let address = PackageAddress(pin?.address ?? reference.address) else {
        throw RemotePackages.Failure.refused(
          reference.isRegistered
            ? "it is named as registries do, and none is asked"
            : "git may not be given such an address")
      }
      let order = RemotePackages.Order(
        address: address, revision: pin?.revision, requirement: reference.requirement)
      return Found(delivery: try packages.get(order), isPinned: isPinned)
    } catch {
      // A checkout of another revision is better than none.
      if let atHand { return atHand }
      throw error as? RemotePackages.Failure ?? .refused("\(error)")
    }
  }

  private func checkout(_ identity: String) -> URL? {
    for folder in checkouts {
      if let found = MacDisk.find(folder.appendingPathComponent(identity)),
        PackageReferences.isPackage(found), PathReach.isInside(found.path, folder.path)
      {
        return found
      }
    }
    return nil
  }

  /// Whether a checkout is at a revision, as far as it says where it is.
  private func isAt(_ revision: String?, _ checkout: URL) -> Bool {
    let file = checkout.appendingPathComponent(".git/HEAD")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return true }
    let head = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return !GitRevision.isOne(head) || head == revision
  }
}
