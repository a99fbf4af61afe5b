public import Foundation
public import SwiftUI

extension View {
  /// A chart that scrolls; a picture shows the part it starts with.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> _ModifiedView { chart { _ in } }

  /// How much of the horizontal axis is seen at once: a number, seconds or categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> _ModifiedView {
    let length = length.datum.number
    return chart { $0.x.visibleLength = length }
  }

  /// How much of the vertical axis is seen at once: a number, seconds or categories.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> _ModifiedView {
    let length = length.datum.number
    return chart { $0.y.visibleLength = length }
  }

  /// The value the part that is seen starts with.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> _ModifiedView {
    chartScrollPosition(initialX: x.wrappedValue)
  }

  /// The value the part that is seen starts with.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> _ModifiedView {
    chartScrollPosition(initialY: y.wrappedValue)
  }

  /// The value the part that is seen starts with.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> _ModifiedView {
    let datum = initialX.datum
    return chart { $0.x.visibleStart = datum }
  }

  /// The value the part that is seen starts with.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> _ModifiedView {
    let datum = initialY.datum
    return chart { $0.y.visibleStart = datum }
  }

  /// Where scrolling comes to rest; nothing scrolls in a picture.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) -> _ModifiedView { chart { _ in } }
}

/// Scrolling comes to rest at values.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// At multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// At dates with the given components.
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

/// Where a long scroll comes to rest.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
  /// At the next page.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == Date {
  /// At dates with the given components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}

extension MajorValueAlignment where Value: Numeric {
  /// At multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}
