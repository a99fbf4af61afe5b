public import Foundation

/// A value of a custom type, chosen from a list.
open class INObject: NSObject, @unchecked Sendable {
  /// The name by which the app knows it.
  public let identifier: String?
  /// The words people see.
  public let displayString: String
  /// How the words are spoken.
  public let pronunciationHint: String?
  /// A second line.
  open var subtitleString: String?
  /// A picture beside the words.
  open var displayImage: INImage?
  /// Other words for the same.
  open var alternativeSpeakableMatches: [INSpeakableString]?

  /// Makes one from its parts.
  public required init(
    identifier: String?, display: String, pronunciationHint: String?, subtitle: String?,
    image: INImage?
  ) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
    subtitleString = subtitle
    displayImage = image
  }

  /// Makes one from its parts.
  public convenience init(identifier: String?, display: String) {
    self.init(
      identifier: identifier, display: display, pronunciationHint: nil, subtitle: nil, image: nil)
  }

  /// Makes one from its parts.
  public convenience init(identifier: String?, display: String, pronunciationHint: String?) {
    self.init(
      identifier: identifier, display: display, pronunciationHint: pronunciationHint,
      subtitle: nil, image: nil)
  }

  /// Makes one from its parts.
  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) {
    self.init(
      identifier: identifier, display: display, pronunciationHint: nil, subtitle: subtitle,
      image: image)
  }

  /// Two objects of one class and identifier are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return identifier == other.identifier && displayString == other.displayString
  }

  /// Feeds the identity.
  open override var hash: Int { (identifier ?? displayString).hashValue }

  /// The words people see.
  open override var description: String { displayString }
}

/// Values to choose from, in sections.
open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  /// The sections.
  public let sections: [INObjectSection<ObjectType>]
  /// Whether the list has an alphabetical index.
  open var usesIndexedCollation = false

  /// Makes one from its parts.
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

  /// A single section.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// All values.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// Some of the values to choose from, under a heading.
open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  /// The heading.
  public let title: String?
  /// The values.
  public let items: [ObjectType]

  /// Makes one from its parts.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
