public import Foundation

/// A font file. Fonts of a project are known by their names; nothing is read from here.
public final class CGFont: Sendable {
  /// Always nil: names are not read.
  public var postScriptName: String? { nil }
  public init?(_ provider: CGDataProvider) {}
}

/// The bytes of a file.
public final class CGDataProvider: Sendable {
  public let data: Data?

  public init?(data: Data) { self.data = data }

  /// Nil if the file cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}
