import Foundation
import UIKit
import VectorDrawing
public import ViewGraph

/// The controls that have these styles are not for widgets (`Views/Refused`).
extension View {
  /// How lists look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  /// How forms look.
  public nonisolated func formStyle(_ style: FormStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  /// How menus look.
  public nonisolated func menuStyle(_ style: MenuStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  /// How a navigation view looks, in the older spelling.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> _ModifiedView { modified(InertModifier()) }

  /// How a tab view looks.
  public nonisolated func tabViewStyle(_ style: TabViewStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  /// How fields look.
  public nonisolated func textFieldStyle(_ style: TextFieldStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  /// How choices of dates look.
  public nonisolated func datePickerStyle(_ style: DatePickerStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  /// How choices look.
  public nonisolated func pickerStyle(_ style: PickerStyle) -> _ModifiedView {
    modified(InertModifier())
  }
}

/// How fields look.
public struct TextFieldStyle: Sendable {
  /// The system's choice.
  public static let automatic = TextFieldStyle()
  /// Without a border.
  public static let plain = TextFieldStyle()
  /// In a rounded border.
  public static let roundedBorder = TextFieldStyle()
}

/// How choices of dates look.
public struct DatePickerStyle: Sendable {
  /// The system's choice.
  public static let automatic = DatePickerStyle()
  /// A button.
  public static let compact = DatePickerStyle()
  /// A calendar.
  public static let graphical = DatePickerStyle()
  /// Wheels.
  public static let wheel = DatePickerStyle()
}

/// How choices look.
public struct PickerStyle: Sendable {
  /// The system's choice.
  public static let automatic = PickerStyle()
  /// The choices in a row.
  public static let inline = PickerStyle()
  /// A menu.
  public static let menu = PickerStyle()
  /// Buttons side by side.
  public static let segmented = PickerStyle()
  /// A wheel.
  public static let wheel = PickerStyle()
  /// A screen of its own.
  public static let navigationLink = PickerStyle()
  /// Coloured dots.
  public static let palette = PickerStyle()
}
