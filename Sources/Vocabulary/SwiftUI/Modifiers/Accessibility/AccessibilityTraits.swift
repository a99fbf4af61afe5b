import ViewGraph

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
