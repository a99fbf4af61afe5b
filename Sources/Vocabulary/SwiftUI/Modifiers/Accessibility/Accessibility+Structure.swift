public import ViewGraph

extension View {
  /// How the parts of the view are read.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> _ModifiedView {
    modified(
      AccessibilityModifier(isNewElement: true) { note, _ in note.children = children.behavior })
  }

  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  /// How early the view is read among the elements of its container: higher ones first, 0 by default.
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

  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func accessibilityShowsLargeContentViewer() -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> _ModifiedView { modified(InertModifier()) }
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
  public init(named name: Text) { self.name = "named" }
  private init(_ name: String) { self.name = name }
  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
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
