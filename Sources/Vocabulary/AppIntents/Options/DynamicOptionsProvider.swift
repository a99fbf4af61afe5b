/// Offers the values that a parameter may take.
public protocol DynamicOptionsProvider: Sendable {
  /// A list of values, plain or in sections.
  associatedtype Result: ResultsCollection
  /// The value proposed.
  associatedtype DefaultValue = Never

  /// The values on offer.
  func results() async throws -> Result

  /// The value proposed, if any.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
  /// None.
  public func defaultResult() async -> Never? { nil }
}

/// A list of values on offer.
public protocol ResultsCollection {}

extension Array: ResultsCollection {}

extension Set: ResultsCollection {}
