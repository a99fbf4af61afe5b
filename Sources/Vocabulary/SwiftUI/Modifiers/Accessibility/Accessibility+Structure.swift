public import ViewGraph

extension View {
  /// How the parts of the view are read.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> _ModifiedView {
    modified(
      AccessibilityModifier(isNewElement: true) { note, _ in note.children = children.behavior })
  }

  /// How early the view is read among the elements of its container: higher ones first, 0 by
  /// default.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> _ModifiedView {
    modified(AccessibilityModifier { note, _ in note.sortPriority = sortPriority })
  }

  /// What a person may say to mean the view, the most usual first.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> _ModifiedView {
    modified(
      AccessibilityModifier { note, environment in
        note.inputLabels = inputLabels.map { $0.spoken(in: environment) }
      })
  }

  /// What a person may say to mean the view, the most usual first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> _ModifiedView { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }

  /// What a person may say to mean the view, the most usual first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> _ModifiedView { accessibilityInputLabels(inputLabels.map { Text($0) }) }

  /// Makes the view a heading of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _ModifiedView
  {
    modified(
      AccessibilityModifier { note, _ in
        if !note.traits.contains("header") { note.traits.append("header") }
        note.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
      })
  }
}

/// How the parts of a view are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: AccessibilityNote.Children
  /// The view is one element that says only what its own modifiers say.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// The view is a container of the elements in it.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// The view is one element that says what the elements in it say.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// An action with a name of its own; all of these are equal here.
  public init(named name: Text) { self.name = "named" }
  private init(_ name: String) { self.name = name }
  /// What a double tap does.
  public static let `default` = AccessibilityActionKind("default")
  /// What closes something.
  public static let escape = AccessibilityActionKind("escape")
  /// What a double tap of two fingers does.
  public static let magicTap = AccessibilityActionKind("magicTap")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of thing a view is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The names of the traits, in a fixed order.
  private(set) var names: [String]

  /// No traits.
  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  /// Can be pressed.
  public static let isButton = AccessibilityTraits("button")
  /// Divides content, as a heading.
  public static let isHeader = AccessibilityTraits("header")
  /// Is selected now.
  public static let isSelected = AccessibilityTraits("selected")
  /// Leads somewhere.
  public static let isLink = AccessibilityTraits("link")
  /// Is a place to search.
  public static let isSearchField = AccessibilityTraits("searchField")
  /// Is an image.
  public static let isImage = AccessibilityTraits("image")
  /// Plays a sound when activated.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// Is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  /// Is text that does not change.
  public static let isStaticText = AccessibilityTraits("staticText")
  /// Sums up a screen when it opens.
  public static let isSummaryElement = AccessibilityTraits("summaryElement")
  /// Changes too often to be read each time.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Starts sound or film when activated.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// Takes touches itself, without an assistive technology in between.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// Turns the page when read to its end.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// Keeps everything outside it from being read.
  public static let isModal = AccessibilityTraits("modal")
  /// Can be switched on and off.
  public static let isToggle = AccessibilityTraits("toggle")

  /// Whether all of the other traits are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.names.allSatisfy(names.contains)
  }
  /// Adds the other traits.
  public mutating func formUnion(_ other: AccessibilityTraits) {
    for name in other.names where !names.contains(name) { names.append(name) }
  }
  /// Keeps only what is among the other traits too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.removeAll { !other.names.contains($0) }
  }
  /// Keeps what is among one of the two alone.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    let common = intersection(other)
    formUnion(other)
    names.removeAll(where: common.names.contains)
  }
  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }
  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }
  /// The traits that one of the two has alone.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  /// Adds traits and says whether they were new.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let known = contains(newMember)
    formUnion(newMember)
    return (!known, newMember)
  }
  /// Takes traits away; `nil` if not all of them were there.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = contains(member)
    names.removeAll(where: member.names.contains)
    return known ? member : nil
  }
  /// Adds traits; `nil` if they were new.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = contains(newMember)
    formUnion(newMember)
    return known ? newMember : nil
  }
}
