public import Foundation

/// Bookmarks and the sandbox's leave to read what a person has picked. There is no sandbox here, so
/// a bookmark is the file's address, and everything may be read.
extension URL {
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = Self(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    public static let withSecurityScope = Self(rawValue: 1 << 11)
    public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
    public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }

  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = Self(rawValue: 1 << 8)
    public static let withoutMounting = Self(rawValue: 1 << 9)
    public static let withSecurityScope = Self(rawValue: 1 << 10)
    public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }

  /// - Throws: `CocoaError.fileNoSuchFile` for what is no file that is there.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return Data(absoluteString.utf8)
  }

  /// - Throws: `CocoaError.fileReadCorruptFile` for what no bookmark made here says, such as one of
  ///   Apple's; `CocoaError.fileNoSuchFile` where the file is gone.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), let found = URL(string: text),
      found.isFileURL
    else { throw CocoaError(.fileReadCorruptFile) }
    guard FileManager.default.fileExists(atPath: found.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    bookmarkDataIsStale = false
    self = found
  }

  /// True: what is there may be read.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: there is nothing to end.
  public func stopAccessingSecurityScopedResource() {}
}
