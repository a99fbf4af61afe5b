public import SwiftUI

extension EnvironmentValues {
  /// The context of views; one that is empty unless a view above gives another.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// The key of the context in the environment.
private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext {
    guard let container = try? ModelContainer(for: Schema([]), configurations: []) else {
      preconditionFailure("A store in memory can always be made.")
    }
    return ModelContext(container)
  }
}
