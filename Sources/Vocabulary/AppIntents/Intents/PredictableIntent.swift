/// An intent that the system may suggest. It suggests nothing here.
public protocol PredictableIntent: AppIntent {
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration {
    get
  }
}

public protocol IntentPredictionConfiguration: Sendable {
  associatedtype Intent: AppIntent
}

public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// How the intent is shown when it is suggested; never asked for.
  public init(displayRepresentation: () -> DisplayRepresentation) {}

  /// How the intent is shown by one parameter when it is suggested; never asked for.
  public init<First>(
    parameters: KeyPath<Intent, IntentParameter<First>>,
    displayRepresentation: (First) -> DisplayRepresentation
  ) {}

  /// How the intent is shown by two parameters when it is suggested; never asked for.
  public init<First, Second>(
    parameters: (
      KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>
    ),
    displayRepresentation: (First, Second) -> DisplayRepresentation
  ) {}

  /// How the intent is shown by three parameters when it is suggested; never asked for.
  public init<First, Second, Third>(
    parameters: (
      KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>,
      KeyPath<Intent, IntentParameter<Third>>
    ),
    displayRepresentation: (First, Second, Third) -> DisplayRepresentation
  ) {}
}

public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {}

@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(
    _ prediction: IntentPrediction<Intent>
  ) -> IntentPrediction<Intent> { prediction }

  public static func buildBlock(
    _ predictions: IntentPrediction<Intent>...
  ) -> IntentPredictions<Intent> { IntentPredictions() }
}
