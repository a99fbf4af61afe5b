package import Foundation

/// Where builds are kept between runs; nothing in it is needed, all of it can be deleted.
package struct BuildCache: Hashable, Sendable {
  package var root: URL

  package init(root: URL) {
    self.root = root
  }

  /// `VITRINE_CACHE`, else `vitrine` in the user's cache folder.
  package static func locate(environment: [String: String]) -> BuildCache {
    if let path = environment["VITRINE_CACHE"], !path.isEmpty {
      return BuildCache(root: URL(fileURLWithPath: path))
    }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let caches = environment["XDG_CACHE_HOME"] ?? home + "/.cache"
    return BuildCache(root: URL(fileURLWithPath: caches).appendingPathComponent("vitrine"))
  }

  /// The folder of everything built by one compiler from one checkout.
  func folder(_ toolchain: Toolchain, _ home: VitrineHome) -> URL {
    root.appendingPathComponent(Fingerprint.short(toolchain.fingerprint + home.url.path))
  }
}
