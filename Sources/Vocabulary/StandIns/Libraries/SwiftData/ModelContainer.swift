/// A store. Here it is in memory and begins with what `vitrine.json` gives, or empty where all of
/// its configurations keep nothing.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public var configurations: Set<ModelConfiguration>
  let shelf = ModelShelf()
  private var main: ModelContext?

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
    let isKept = configurations.isEmpty || configurations.contains { $0.isKept }
    if isKept { ModelFilling.fill(shelf, schema) }
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), configurations: configurations) }

  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    main = context
    return context
  }

  /// Does nothing: nothing is kept.
  public func deleteAllData() {}
}
