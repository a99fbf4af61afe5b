import Encodings
package import Foundation
package import ProcessRunning

/// Where builds are kept between runs; nothing in it is needed, all of it can be deleted.
///
/// In a folder for each compiler lie our modules (`sdk-…`), named after what they are made from,
/// which may be copied to another folder or machine; the programs of projects (`programs/…`); what
/// they have drawn (`pictures/…`); and what knows its own path and is made anew elsewhere
/// (`work-…`, `headers-…`). Beside these folders lie the packages that were fetched
/// (`packages/…`).
package struct BuildCache: Hashable, Sendable {
  package var root: URL
  /// Bytes it may hold when a build has ended.
  package var limit: Int

  /// - Parameters:
  ///   - root: its folder, which need not be there yet.
  ///   - limit: bytes; what was not used for longest goes first.
  package init(root: URL, limit: Int = CacheLimit.standard) {
    (self.root, self.limit) = (root, limit)
  }

  /// `VITRINE_CACHE`, else `vitrine` in the user's cache folder; `VITRINE_CACHE_LIMIT` says how
  /// large it may become.
  ///
  /// - Throws: `CacheProblem` if the limit is no size.
  package static func locate(environment: [String: String]) throws(CacheProblem) -> BuildCache {
    let limit = try CacheLimit.bytes(environment["VITRINE_CACHE_LIMIT"])
    if let path = environment["VITRINE_CACHE"], !path.isEmpty {
      return BuildCache(root: URL(fileURLWithPath: path).standardizedFileURL, limit: limit)
    }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let caches = URL(fileURLWithPath: named ?? home + "/.cache").standardizedFileURL
    return BuildCache(root: caches.appendingPathComponent("vitrine"), limit: limit)
  }

  /// The folder of everything built by one compiler.
  package func folder(_ toolchain: Toolchain) -> URL {
    root.appendingPathComponent(Fingerprint.short(toolchain.fingerprint))
  }

  /// The folder of what programs have drawn.
  package func pictures(_ toolchain: Toolchain) -> URL {
    folder(toolchain).appendingPathComponent("pictures")
  }

  /// The folder of packages that were fetched: source code, the same for every compiler.
  package var packages: URL { root.appendingPathComponent("packages") }

  /// The folder in which the package manager compiles our modules. Both it and what it builds from
  /// are known to it by their paths, so another path has another folder.
  ///
  /// - Parameter home: the folder of our sources.
  package func workshop(_ toolchain: Toolchain, for home: URL) -> URL {
    let folder = folder(toolchain)
    return folder.appendingPathComponent(
      "work-" + Fingerprint.short(folder.path + "\n" + home.path))
  }

  /// The folder of the compiler's modules of system headers, which refuse to be read in any folder
  /// but the one they were made in.
  package func headers(_ toolchain: Toolchain) -> URL {
    let folder = folder(toolchain)
    return folder.appendingPathComponent(
      "headers-" + Fingerprint.short(folder.path + "\n" + toolchain.binaries.path))
  }
}
