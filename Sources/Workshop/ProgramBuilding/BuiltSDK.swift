import BuildCaching
import Foundation

/// Our modules, compiled and laid out so that one compiler call can use them. Nothing in the folder
/// knows where it lies.
struct BuiltSDK: Sendable {
  /// Named after what it was built from; never changed once it is there.
  let folder: URL
  /// Keeps the folder while somebody compiles with it.
  private(set) var lease: CacheLease?

  /// Takes hold of a folder; nil if it is not there.
  init?(using folder: URL) {
    guard let lease = CacheLease(folder) else { return nil }
    (self.folder, self.lease) = (folder, lease)
  }

  /// Folder of the `.swiftmodule` files.
  var modules: URL { folder.appendingPathComponent("Modules") }
  /// The object code of our modules, an archive for each; sorted.
  var archives: [String] {
    let folder = folder.appendingPathComponent("Archives")
    return BuildCache.names(folder).filter { $0.hasSuffix(".a") }.map { folder.path + "/" + $0 }
  }
  /// Response file naming the system libraries that the objects need.
  var libraries: URL { folder.appendingPathComponent("libraries.txt") }
  /// The compiler plug-in behind `#Preview` and `@Entry`.
  var macroTool: URL { folder.appendingPathComponent("SwiftUIMacros-tool") }

  /// Lets it be thrown away.
  mutating func release() { lease = nil }

  /// The first file that is not what was laid out; reads them all.
  var damage: String? {
    guard let ledger = FileLedger(in: folder) else { return FileLedger.name }
    return ledger.damage(in: folder)
  }
}
