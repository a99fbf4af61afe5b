public import FoundationAdditions

public struct IntentItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  public var sections: [IntentItemSection<Result>]
  public var promptLabel: LocalizedStringResource?
  public var usesIndexedCollation: Bool

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      items: items.map { IntentItem($0) })
  }

  public static var empty: Self { Self(sections: []) }
}

public struct IntentItemSection<Result: Sendable>: Sendable {
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?
  public var items: [IntentItem<Result>]

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }
}

public struct IntentItem<Result: Sendable>: Sendable {
  public var value: Result
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
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
