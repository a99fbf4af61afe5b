public import Foundation

/// A store that was added. Nothing is read from its file, nor written.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var url: URL?
  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// As its options say; setting it does nothing.
  open var isReadOnly: Bool {
    get { (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue == true }
    set { _ = newValue }
  }
  /// Its address, where Apple's has chance in it.
  open var identifier: String! { url?.absoluteString ?? "" }
  open var metadata: [String: Any]! = [:]

  /// How a store is kept; all are in memory here.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  init(_ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
  }
}
