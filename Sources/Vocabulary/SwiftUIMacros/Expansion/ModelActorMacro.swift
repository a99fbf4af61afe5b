import SourceLexing

/// Expands `@ModelActor` to the container and executor of an actor and what makes them.
enum ModelActorMacro {
  /// - Parameter makesInitializer: whether the actor gets an initializer; else it has its own.
  static func expansion(of request: MacroRequest, makesInitializer: Bool) -> String {
    if request.role == "extension" {
      return "extension \(request.extendedType): SwiftData.ModelActor {}"
    }
    let source = SourceText(request.source)
    let words = source.tokens.prefix { source.text($0) != "actor" }.map { source.text($0) }
    let access = words.contains("public") ? "public " : ""
    let properties = """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      """
    guard makesInitializer else { return properties }
    return properties + """

      \(access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
          modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
  }
}
