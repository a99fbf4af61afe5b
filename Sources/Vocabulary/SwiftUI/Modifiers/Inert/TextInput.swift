import Combine
public import Foundation
import FoundationAdditions
public import UIKit
public import ViewGraph

/// Widgets have no fields: how text would be typed or selected changes nothing.
extension View {
  /// The language whose rules set the lines; the reading direction and the words decide here.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Whether a person can select text; changes nothing in a picture.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> _ModifiedView {
    modified(InertModifier())
  }

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
}

/// What enters text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int
  /// The triggers of some bits.
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
