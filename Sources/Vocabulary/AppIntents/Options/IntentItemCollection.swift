public import FoundationAdditions

/// Values on offer, in sections.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  /// The sections.
  public var sections: [IntentItemSection<Result>]
  /// What to ask.
  public var promptLabel: LocalizedStringResource?
  /// Whether the list has an alphabetical index.
  public var usesIndexedCollation: Bool

  /// Sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// A single section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// A single section of values that name themselves.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      items: items.map { IntentItem($0) })
  }

  /// No values.
  public static var empty: Self { Self(sections: []) }
}

/// Some of the values on offer, under a heading.
public struct IntentItemSection<Result: Sendable>: Sendable {
  /// The heading.
  public var title: LocalizedStringResource?
  /// A smaller heading.
  public var subtitle: LocalizedStringResource?
  /// A picture beside the heading.
  public var image: DisplayRepresentation.Image?
  /// The values.
  public var items: [IntentItem<Result>]

  /// A section of items.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  /// A section of values that name themselves.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }
}

/// A value on offer with a name.
public struct IntentItem<Result: Sendable>: Sendable {
  /// The value.
  public var value: Result
  /// Its name.
  public var title: LocalizedStringResource?
  /// A second line.
  public var subtitle: LocalizedStringResource?
  /// A picture beside the name.
  public var image: DisplayRepresentation.Image?

  /// A choice with how it is shown; `nil` leaves that to the value.
  public init(
    _ value: Result, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A list that knows its values whatever their type.
protocol OfferedValues {
  var offered: [Any] { get }
}

extension IntentItemCollection: OfferedValues {
  var offered: [Any] { sections.flatMap { $0.items.map { $0.value as Any } } }
}

extension Array: OfferedValues {
  var offered: [Any] { self }
}
