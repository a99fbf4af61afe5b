import Typesetting
public import ViewGraph

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  /// The text size of the rendered variant, unless a view above says otherwise.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(rawValue: core.fontContext.dynamicType.rawValue) ?? .large }
    set { core.fontContext.dynamicType = TypeSize(rawValue: newValue.rawValue) ?? .large }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set {
      guard let index = ContentSizeCategory.allCases.firstIndex(of: newValue) else { return }
      dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
  }
}

/// The size of text a person prefers, in the older spelling; the order of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool {
    rank >= DynamicTypeSize.accessibility1.rawValue
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rank <= rhs.rank }
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rank > rhs.rank }
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rank >= rhs.rank }
}

extension View {
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> _ModifiedView {
    environment(\.dynamicTypeSize, size)
  }

  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> _ModifiedView
  where T.Bound == DynamicTypeSize {
    modified(
      ValuesModifier { values in
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        guard let least = allowed.first, let most = allowed.last else { return }
        values.dynamicTypeSize = max(least, min(most, values.dynamicTypeSize))
      })
  }
}
