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

  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func submitLabel(_ label: SubmitLabel) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func keyboardType(_ type: UIKeyboardType) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func textContentType(_ type: UITextContentType?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> _ModifiedView { modified(InertModifier()) }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}
