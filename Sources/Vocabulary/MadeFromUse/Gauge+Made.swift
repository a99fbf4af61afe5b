public import SwiftUI

// Inside of what bounds a value lies that nobody knows is not known either: between 0 and 1.

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<Value: MadeValue>(
    value: Value, in bounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value.amount, in: Self.known(bounds), label: label)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<Value: MadeValue>(
    value: Value, in bounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value.amount, in: Self.known(bounds), label: label,
      currentValueLabel: currentValueLabel)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<Value: MadeValue>(
    value: Value, in bounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value.amount, in: Self.known(bounds), label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }
}

extension Gauge {
  fileprivate static func known<Value: MadeValue>(
    _ bounds: ClosedRange<Value>?
  ) -> ClosedRange<Double> {
    guard let least = bounds?.lowerBound.knownAmount, let most = bounds?.upperBound.knownAmount,
      least < most
    else { return 0...1 }
    return least...most
  }
}
