import Foundation
import ProcessRunning

/// A folder for files that nobody needs after the command has ended.
struct WorkFolder: Sendable {
  private let folder: HeldFolder

  var url: URL { folder.url }

  private static var parent: URL { FileManager.default.temporaryDirectory }
  private static let prefix = "vitrine-run-"

  /// Makes it.
  init() throws {
    do {
      folder = try HeldFolder(in: Self.parent, prefix: Self.prefix)
    } catch {
      throw Stop([Staging.unusable(Self.parent, error)])
    }
  }

  func remove() { folder.remove() }

  /// Takes away what runs left behind that were killed.
  static func sweep() { HeldFolder.sweep(parent, prefix: prefix) }
}
