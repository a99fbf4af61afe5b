public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Never

  func results() async throws -> Result

  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
  /// None.
  public func defaultResult() async -> Never? { nil }
}

public protocol ResultsCollection {}

extension Array: ResultsCollection {}

extension Set: ResultsCollection {}
