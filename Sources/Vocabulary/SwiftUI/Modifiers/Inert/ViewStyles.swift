import Foundation
import UIKit
import VectorDrawing
public import ViewGraph

/// The controls that have these styles are not for widgets (`Views/Refused`).
extension View {
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> _ModifiedView
  {
    modified(InertModifier())
  }

  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> _ModifiedView
  {
    modified(InertModifier())
  }

  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }
}

extension View {
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> _ModifiedView { modified(InertModifier()) }
}
