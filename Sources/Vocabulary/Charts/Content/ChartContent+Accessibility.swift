public import FoundationAdditions
public import SwiftUI

extension ChartContent {
  /// What is read out for each mark; a picture shows nothing of it.
  public nonisolated func accessibilityLabel(_ label: Text) -> _ModifiedChartContent {
    changed { _ in }
  }

  /// What is read out for each mark; a picture shows nothing of it.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> _ModifiedChartContent {
    changed { _ in }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ resource: LocalizedStringResource)
    -> _ModifiedChartContent
  {
    changed { _ in }
  }

  /// What is read out for each mark; a picture shows nothing of it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> _ModifiedChartContent { changed { _ in } }

  /// What is read out for each mark; a picture shows nothing of it.
  public nonisolated func accessibilityValue(_ value: Text) -> _ModifiedChartContent {
    changed { _ in }
  }

  /// What is read out for each mark; a picture shows nothing of it.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> _ModifiedChartContent {
    changed { _ in }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ resource: LocalizedStringResource)
    -> _ModifiedChartContent
  {
    changed { _ in }
  }

  /// What is read out for each mark; a picture shows nothing of it.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> _ModifiedChartContent { changed { _ in } }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> _ModifiedChartContent {
    changed { _ in }
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> _ModifiedChartContent {
    changed { _ in }
  }
}
