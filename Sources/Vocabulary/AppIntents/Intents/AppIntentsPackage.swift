/// Code with intents that another target takes along.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension with intents only; it has no widgets.
public protocol AppIntentsExtension: AppIntentsPackage {
  init()
}

extension AppIntentsExtension {
  /// Does nothing.
  public static func main() {}
}
