package import Foundation

/// What was asked to be drawn.
package enum ProjectInput: Hashable, Sendable {
  /// A folder of Swift files, or a package with its target folders.
  case folder(URL)
}
