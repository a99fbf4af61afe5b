package import Foundation

/// Something in the cache that is kept or thrown away as a whole.
package struct CacheEntry: Hashable, Sendable {
  /// What it is, as the sizes of the cache are told.
  package enum Kind: String, CaseIterable, Sendable {
    case modules = "our modules"
    case programs
    case pictures
    case packages
    case work = "work of the compilers"
  }

  package let folder: URL
  package let kind: Kind
  /// Bytes it takes on the disk that no entry before it takes.
  package let size: Int
  /// Seconds since 1970.
  let lastUse: Double
  /// Whether it was left behind half made.
  let isDraft: Bool

  init(_ folder: URL, _ kind: Kind, _ sizes: inout DiskUse) {
    (self.folder, self.kind) = (folder, kind)
    (size, lastUse) = sizes.add(folder)
    isDraft = folder.pathExtension == "draft"
  }
}
