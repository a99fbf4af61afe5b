import Foundation
public import UIKit
public import ViewGraph

/// Widgets have no fields: how text would be typed changes nothing.
extension View {
  /// What happens when text is entered.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  /// The word on the return key.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> _ModifiedView {
    modified(InertModifier())
  }
  /// The keyboard to type on.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> _ModifiedView {
    modified(InertModifier())
  }
  /// What is typed.
  public nonisolated func textContentType(_ type: UITextContentType?) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Whether typing is corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Whether typing is corrected, in the older spelling.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Which letters become capitals.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> _ModifiedView { modified(InertModifier()) }
  /// Which letters become capitals, in the older spelling.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> _ModifiedView { modified(InertModifier()) }
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
  /// Whether the view has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Whether the view has the focus while it has a value.
  public nonisolated func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> _ModifiedView { modified(InertModifier()) }
  /// Whether the view can have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }
  /// A field to search in.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> _ModifiedView { modified(InertModifier()) }
}

/// What enters text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int
  /// Makes one from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields to search in.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The word on the return key.
public struct SubmitLabel: Sendable {
  /// "Done".
  public static let done = SubmitLabel()
  /// "Go".
  public static let go = SubmitLabel()
  /// "Send".
  public static let send = SubmitLabel()
  /// "Join".
  public static let join = SubmitLabel()
  /// "Route".
  public static let route = SubmitLabel()
  /// "Search".
  public static let search = SubmitLabel()
  /// "Return".
  public static let `return` = SubmitLabel()
  /// "Next".
  public static let next = SubmitLabel()
  /// "Continue".
  public static let `continue` = SubmitLabel()
}

/// Which letters become capitals.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Those of words.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Those of sentences.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
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

/// Where a field to search in lies.
public struct SearchFieldPlacement: Sendable {
  /// The system's choice.
  public static let automatic = SearchFieldPlacement()
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the bar at the top.
  public static let navigationBarDrawer = SearchFieldPlacement()
}
