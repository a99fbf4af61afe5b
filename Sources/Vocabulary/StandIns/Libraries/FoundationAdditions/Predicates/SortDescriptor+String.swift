public import Foundation

extension SortDescriptor {
  /// As people expect lists to be sorted, where Linux goes by code points: capitals before all
  /// others, 10 before 2.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: VitrineStringComparator = .localizedStandard, order: SortOrder = .forward
  ) {
    let path: KeyPath<Compared, String?> = keyPath.appending(path: \.optional)
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
    let path =
      switch comparator.way {
      case .localizedStandard: texts.appending(path: \.inStandardOrder)
      case .localized: texts.appending(path: \.inLocalOrder)
      case .lexical: texts.appending(path: \.inLexicalOrder)
      }
    // Of two paths that may be sent the compiler forgets that the whole may be.
    let whole = unsafeBitCast(path, to: (any KeyPath<Compared, OrderedText> & Sendable).self)
    self.init(whole, order: comparator.order == order ? .forward : .reverse)
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

extension String {
  fileprivate var optional: String? { self }
}

extension String? {
  fileprivate var inStandardOrder: OrderedText {
    OrderedText(text: self, comparator: .localizedStandard)
  }
  fileprivate var inLocalOrder: OrderedText { OrderedText(text: self, comparator: .localized) }
  fileprivate var inLexicalOrder: OrderedText { OrderedText(text: self, comparator: .lexical) }
}
