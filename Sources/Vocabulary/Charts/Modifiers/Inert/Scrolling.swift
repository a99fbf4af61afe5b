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

public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

public struct MajorValueAlignment<Value: Plottable>: Sendable {
  public static var page: MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == Date {
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}

extension MajorValueAlignment where Value: Numeric {
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}
