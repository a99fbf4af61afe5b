public import Foundation

extension FileManager {
  /// The folder that an app group shares: `VITRINE_CONTAINERS`/identifier, or nil without fixtures.
  ///
  /// On a phone the app fills that folder; here only files given as fixtures can be in it.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    guard let root = ProcessInfo.processInfo.environment["VITRINE_CONTAINERS"] else { return nil }
    let name = group.replacingOccurrences(of: "/", with: "_")
    let folder = URL(fileURLWithPath: root, isDirectory: true)
      .appendingPathComponent(name, isDirectory: true)
    // The system makes the folder when the app is installed.
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension FileManager {
  /// Nil, as nobody is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Nil, as nobody is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}
