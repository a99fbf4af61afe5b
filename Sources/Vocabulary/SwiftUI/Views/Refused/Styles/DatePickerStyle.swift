public import Foundation
public import ViewGraph

@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is asked to draw. Date pickers are not for widgets, so that its views are empty.
@MainActor public struct DatePickerStyleConfiguration {
  public nonisolated struct Label: View {
    public var body: some View { EmptyView() }
  }

  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct FieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
