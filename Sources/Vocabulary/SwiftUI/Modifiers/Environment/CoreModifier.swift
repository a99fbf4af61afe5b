package import ViewGraph

/// Changes the hot values of the environment.
package struct CoreModifier: EnvironmentModifier {
  private let change: (inout CoreEnvironment) -> Void

  package init(_ change: @escaping (inout CoreEnvironment) -> Void) { self.change = change }

  package func modify(_ environment: inout EnvironmentValues) { change(&environment.core) }
}
