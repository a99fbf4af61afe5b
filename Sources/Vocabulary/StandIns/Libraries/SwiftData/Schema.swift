public final class Schema: Hashable, @unchecked Sendable {
  let types: [any PersistentModel.Type]
  public let version: Version

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (self.types, self.version) = (types, version)
  }

  /// Those named and all that they lead to.
  var allTypes: [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var waiting = types
    while let type = waiting.popLast() {
      if found.contains(where: { $0 == type }) { continue }
      found.append(type)
      waiting += type._properties.compactMap(\.target)
    }
    return found
  }

  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Schemas are equal to themselves alone.
  public static func == (first: Schema, second: Schema) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  public enum Attribute {
    public struct Option: Sendable {
      /// No two objects share the value: saving leaves the last one.
      public static let unique = Self()
      public static let externalStorage = Self()
      public static let spotlight = Self()
      public static let allowsCloudEncryption = Self()
      public static let preserveValueOnDeletion = Self()
      public static let ephemeral = Self()

      public static func transformable(by type: AnyClass) -> Self { Self() }
      public static func transformable(by name: String) -> Self { Self() }
    }
  }

  public enum Relationship {
    public struct Option: Sendable {
      public static let unique = Self()
    }

    /// What becomes of the others when an object is deleted.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      case noAction, nullify, cascade, deny
    }
  }
}
