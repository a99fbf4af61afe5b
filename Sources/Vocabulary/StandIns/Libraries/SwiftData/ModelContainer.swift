/// A store. Here it is in memory and begins empty, whatever the configuration says.
public final class ModelContainer: @unchecked Sendable {
  /// The kinds of objects.
  public let schema: Schema
  /// Where the store would lie.
  public var configurations: Set<ModelConfiguration>
  let shelf = ModelShelf()
  private var main: ModelContext?

  /// A store of some kinds.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
  }

  /// A store of some kinds.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A store of some kinds.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), configurations: configurations) }

  /// The context of the main actor.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    main = context
    return context
  }

  /// Does nothing: nothing is kept.
  public func deleteAllData() {}
}
