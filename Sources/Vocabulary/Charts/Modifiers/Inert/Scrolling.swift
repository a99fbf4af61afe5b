public import Foundation
public import SwiftUI

/// Nothing scrolls in a picture: it shows the part of a chart that scrolling starts with.
extension View {
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func chartScrollTargetBehavior(
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) -> _ModifiedView { modified(InertModifier()) }
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
