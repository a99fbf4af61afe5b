/// A property that reads from outside its view and is connected before the view's body is asked
/// for.
public protocol DynamicProperty {
  /// Called before the body.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing to do, unless the property says otherwise.
  public mutating func update() {}
}

/// A dynamic property that needs the environment.
package protocol EnvironmentReader: DynamicProperty {
  /// Gives the property the environment of its view.
  mutating func connect(_ environment: EnvironmentValues)
}
