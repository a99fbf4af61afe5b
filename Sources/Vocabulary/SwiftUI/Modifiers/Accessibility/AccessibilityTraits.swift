import ViewGraph

public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The names of the traits, in a fixed order.
  private(set) var names: [String]

  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("button")
  public static let isHeader = AccessibilityTraits("header")
  public static let isSelected = AccessibilityTraits("selected")
  public static let isLink = AccessibilityTraits("link")
  public static let isSearchField = AccessibilityTraits("searchField")
  public static let isImage = AccessibilityTraits("image")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  public static let isStaticText = AccessibilityTraits("staticText")
  public static let isSummaryElement = AccessibilityTraits("summaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("modal")
  public static let isToggle = AccessibilityTraits("toggle")

  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.names.allSatisfy(names.contains)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) {
    for name in other.names where !names.contains(name) { names.append(name) }
  }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.removeAll { !other.names.contains($0) }
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    let common = intersection(other)
    formUnion(other)
    names.removeAll(where: common.names.contains)
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let known = contains(newMember)
    formUnion(newMember)
    return (!known, newMember)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = contains(member)
    names.removeAll(where: member.names.contains)
    return known ? member : nil
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = contains(newMember)
    formUnion(newMember)
    return known ? newMember : nil
  }
}
