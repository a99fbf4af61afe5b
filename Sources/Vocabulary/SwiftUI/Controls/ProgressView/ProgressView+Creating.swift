public import Foundation
public import FoundationAdditions
public import ViewGraph

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something whose end is not known: a still of the spinner.
  public init() { self.init(.indeterminate, label: nil, value: nil) }

  /// How much of a total is done; `nil` where it is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Source(value, total: total), label: nil, value: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label: AnyView(label()), value: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(Source(value, total: total), label: AnyView(label()), value: nil) }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Source(value, total: total), label: AnyView(label()), value: AnyView(currentValueLabel()))
  }

  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: AnyView(label()),
      value: AnyView(currentValueLabel()))
  }
}

extension ProgressView where CurrentValueLabel == Text {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: AnyView(label()),
      value: AnyView(Text(timerInterval: timerInterval, countsDown: countsDown)))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: nil,
      value: AnyView(Text(timerInterval: timerInterval, countsDown: countsDown)))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) {
    self.init(.indeterminate, label: AnyView(Text(titleKey)), value: nil)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(.indeterminate, label: AnyView(Text(titleResource)), value: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(.indeterminate, label: AnyView(Text(title)), value: nil)
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) { self.init(Source(value, total: total), label: AnyView(Text(titleKey)), value: nil) }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) { self.init(Source(value, total: total), label: AnyView(Text(titleResource)), value: nil) }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(Source(value, total: total), label: AnyView(Text(title)), value: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// What a style draws, in the style around it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate,
      label: configuration.label.map { AnyView($0) },
      value: configuration.currentValueLabel.map { AnyView($0) })
  }
}
