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
