public import Foundation

/// Where a store lies. Here every store is in memory.
public struct ModelConfiguration: Hashable, Sendable {
  public let name: String
  /// The kinds of objects; nil for those of the container.
  public let schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let url: URL

  /// Whether its objects would be there in the next run.
  var isKept: Bool { !isStoredInMemoryOnly && url.path != "/dev/null" }

  public struct GroupContainer: Hashable, Sendable {
    public static let automatic = Self()
    /// None.
    public static let none = Self()
    public static func identifier(_ name: String) -> Self { Self() }
  }

  /// The database in iCloud; none is used here.
  public struct CloudKitDatabase: Hashable, Sendable {
    public static let automatic = Self()
    /// None.
    public static let none = Self()
    public static func `private`(_ name: String) -> Self { Self() }
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/Library/Application Support/\(name ?? "default").store")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = false
  }

  public init(
    for type: any PersistentModel.Type, _ types: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A store, in the spelling of the first beta.
  public init(inMemory: Bool, sharedAppContainerIdentifier: String? = nil) {
    self.init(isStoredInMemoryOnly: inMemory)
  }
}
