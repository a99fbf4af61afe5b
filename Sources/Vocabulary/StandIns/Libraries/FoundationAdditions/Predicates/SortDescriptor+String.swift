public import Foundation

extension SortDescriptor {
  /// As people expect lists to be sorted, where Linux goes by code points: capitals before all
  /// others, 10 before 2.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: VitrineStringComparator = .localizedStandard, order: SortOrder = .forward
  ) {
    let path: KeyPath<Compared, String?> = keyPath.appending(path: \.vitrineOptional)
    self.init(texts: path, comparator, order)
  }

  /// As above; what has no text comes first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable,
    comparator: VitrineStringComparator = .localizedStandard, order: SortOrder = .forward
  ) {
    self.init(texts: keyPath, comparator, order)
  }

  private init(
    texts: KeyPath<Compared, String?>, _ comparator: VitrineStringComparator, _ order: SortOrder
  ) {
    let path = texts.appending(path: \.vitrineOrders[by: comparator])
    // Of two paths that may be sent the compiler forgets that the whole may be.
    let whole = unsafeBitCast(path, to: (any KeyPath<Compared, OrderedText> & Sendable).self)
    self.init(whole, order: order)
  }
}

/// A text among others of its order.
private struct OrderedText: Comparable {
  let text: String?
  let comparator: VitrineStringComparator

  private func compare(_ other: OrderedText) -> ComparisonResult {
    switch (text, other.text) {
    case (let text?, let second?): comparator.compare(text, second)
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    }
  }

  static func < (first: OrderedText, second: OrderedText) -> Bool {
    first.compare(second) == .orderedAscending
  }

  static func == (first: OrderedText, second: OrderedText) -> Bool {
    first.compare(second) == .orderedSame
  }
}

/// A text in any order.
private struct TextOrders {
  let text: String?

  subscript(by comparator: VitrineStringComparator) -> OrderedText {
    OrderedText(text: text, comparator: comparator)
  }
}

// Errors in code of widgets speak of members of all texts, even of those that it may not use.
extension String {
  fileprivate var vitrineOptional: String? { self }
}

extension String? {
  fileprivate var vitrineOrders: TextOrders { TextOrders(text: self) }
}
