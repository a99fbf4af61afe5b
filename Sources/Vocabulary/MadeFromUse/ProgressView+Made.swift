public import SwiftUI

// Of what total a value is that nobody knows is not known either: of 1.

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init<Value: MadeValue>(value: Value?, total: Value? = nil) {
    self.init(value: value?.amount, total: total?.knownAmount ?? 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init<Value: MadeValue>(
    value: Value?, total: Value? = nil, @ViewBuilder label: () -> Label
  ) { self.init(value: value?.amount, total: total?.knownAmount ?? 1, label: label) }
}

extension ProgressView {
  public init<Value: MadeValue>(
    value: Value?, total: Value? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value?.amount, total: total?.knownAmount ?? 1, label: label,
      currentValueLabel: currentValueLabel)
  }
}
