package import ViewGraph

/// Changes the environment of the view.
package struct EnvironmentChangeModifier: EnvironmentModifier {
  package let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  package func modify(_ environment: inout EnvironmentValues) { change(&environment) }
}
