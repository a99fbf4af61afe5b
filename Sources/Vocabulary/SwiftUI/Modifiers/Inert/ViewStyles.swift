import Foundation
import UIKit
import VectorDrawing
public import ViewGraph

/// The controls that have these styles are not for widgets (`Views/Refused`).
extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func formStyle(_ style: FormStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func menuStyle(_ style: MenuStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func tabViewStyle(_ style: TabViewStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func textFieldStyle(_ style: TextFieldStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func datePickerStyle(_ style: DatePickerStyle) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func pickerStyle(_ style: PickerStyle) -> _ModifiedView {
    modified(InertModifier())
  }
}

public struct TextFieldStyle: Sendable {
  public static let automatic = TextFieldStyle()
  public static let plain = TextFieldStyle()
  public static let roundedBorder = TextFieldStyle()
}

public struct DatePickerStyle: Sendable {
  public static let automatic = DatePickerStyle()
  public static let compact = DatePickerStyle()
  public static let graphical = DatePickerStyle()
  public static let wheel = DatePickerStyle()
}

public struct PickerStyle: Sendable {
  public static let automatic = PickerStyle()
  public static let inline = PickerStyle()
  public static let menu = PickerStyle()
  public static let segmented = PickerStyle()
  public static let wheel = PickerStyle()
  public static let navigationLink = PickerStyle()
  public static let palette = PickerStyle()
}

extension View {
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> _ModifiedView { modified(InertModifier()) }
}
