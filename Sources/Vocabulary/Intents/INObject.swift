public import Foundation

open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  open var alternativeSpeakableMatches: [INSpeakableString]?

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

  public convenience init(identifier: String?, display: String) {
    self.init(
      identifier: identifier, display: display, pronunciationHint: nil, subtitle: nil, image: nil)
  }

  public convenience init(identifier: String?, display: String, pronunciationHint: String?) {
    self.init(
      identifier: identifier, display: display, pronunciationHint: pronunciationHint,
      subtitle: nil, image: nil)
  }

  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) {
    self.init(
      identifier: identifier, display: display, pronunciationHint: nil, subtitle: subtitle,
      image: image)
  }

  /// Gives a property a value as JSON; `vitrine build` writes it for the objects that it declares.
  ///
  /// - Returns: False where there is no such property, or of another type.
  open func _take(_ json: Data, for property: String) -> Bool { false }

  /// Two objects of one class and identifier are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return identifier == other.identifier && displayString == other.displayString
  }

  open override var hash: Int { (identifier ?? displayString).hashValue }

  open override var description: String { displayString }
}

open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  public let title: String?
  public let items: [ObjectType]

  /// Choices under a title; `nil` for none.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
