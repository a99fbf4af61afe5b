public import Foundation

/// Folders of the app, as `FileManager` names them.
extension URL {
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? homeDirectory
  }
}

extension Data.WritingOptions {
  /// The old name of `atomic`.
  public static var atomicWrite: Self { .atomic }
}
