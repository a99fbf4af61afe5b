package import ViewGraph

/// Changes values of the environment by their documented names.
package struct ValuesModifier: EnvironmentModifier {
  private let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  package func modify(_ environment: inout EnvironmentValues) { change(&environment) }
}
