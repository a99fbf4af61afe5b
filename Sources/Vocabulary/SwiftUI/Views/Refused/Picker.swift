public import Foundation
public import ViewGraph

/// A choice; not for widgets.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  View, RefusedView
{
  package static var refusedName: String { "Picker" }
  /// A choice below a view.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  /// A choice below a view, in the older spelling.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {}
}

extension Picker where Label == Text {
  /// A choice below a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}

  /// A choice below a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

/// A date one chooses; not for widgets.
public nonisolated struct DatePicker<Label: View>: View, RefusedView {
  package static var refusedName: String { "DatePicker" }
  /// The parts of a date one can choose.
  public typealias Components = DatePickerComponents

  /// A date below a view.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
}

extension DatePicker where Label == Text {
  /// A date below a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}

  /// A date of a range below a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}

  /// A date from one on, below a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
}

/// The parts of a date one can choose.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Makes one from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A colour one chooses; not for widgets.
public nonisolated struct ColorPicker<Label: View>: View, RefusedView {
  package static var refusedName: String { "ColorPicker" }
  /// A colour below a view.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}
}

extension ColorPicker where Label == Text {
  /// A colour below a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}

  /// A colour below a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}
