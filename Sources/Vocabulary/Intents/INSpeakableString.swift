public import Foundation

/// Words with a hint of how they are spoken.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The words people see.
  public let spokenPhrase: String
  /// How they are spoken; nil if as they are written.
  public let pronunciationHint: String?
  /// The name by which the app knows what they stand for.
  public let vocabularyIdentifier: String?

  /// Words for something the app knows by a name of its own.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }

  /// Words alone.
  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
  }

  /// The words people see.
  open override var description: String { spokenPhrase }
}

/// Whether words will do.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INSpeakableString) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with strings: [INSpeakableString]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with string: INSpeakableString?) -> Self { Self() }
}
