public import Foundation

open class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  /// How they are spoken; nil if as they are written.
  public let pronunciationHint: String?
  public let vocabularyIdentifier: String?

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }

  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
  }

  open override var description: String { spokenPhrase }
}

open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: INSpeakableString) -> Self { _accepting(resolved) }
  open class func disambiguation(with strings: [INSpeakableString]) -> Self {
    _accepting(strings.first)
  }
  open class func confirmationRequired(with string: INSpeakableString?) -> Self {
    _accepting(string)
  }
}
