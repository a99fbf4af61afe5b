/// The kinds of objects of a store.
public final class Schema: Hashable, @unchecked Sendable {
  let types: [any PersistentModel.Type]
  /// The version of the kinds.
  public let version: Version

  /// The kinds of a store.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (self.types, self.version) = (types, version)
  }

  /// The kinds of a store.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }

  /// The kinds of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Schemas are equal to themselves alone.
  public static func == (first: Schema, second: Schema) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A version of three numbers.
  public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// A version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// By the first number, then by the second, then by the third.
    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A property with a plain value.
  public enum Attribute {
    /// How it is kept.
    public struct Option: Sendable {
      /// No two objects share the value; not checked here.
      public static let unique = Self()
      /// In a file of its own.
      public static let externalStorage = Self()
      /// In the search index.
      public static let spotlight = Self()
      /// Encrypted in iCloud.
      public static let allowsCloudEncryption = Self()
      /// Kept in the history of deletions.
      public static let preserveValueOnDeletion = Self()
      /// Not kept, but watched.
      public static let ephemeral = Self()

      /// Turned into bytes by a class.
      public static func transformable(by type: AnyClass) -> Self { Self() }
      /// Turned into bytes by a class of that name.
      public static func transformable(by name: String) -> Self { Self() }
    }
  }

  /// A property that leads to other objects.
  public enum Relationship {
    /// How it is kept.
    public struct Option: Sendable {
      /// Each object once.
      public static let unique = Self()
    }

    /// What becomes of the others when an object is deleted; here nothing does.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      case noAction, nullify, cascade, deny
    }
  }
}
