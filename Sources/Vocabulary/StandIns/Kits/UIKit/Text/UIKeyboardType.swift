import Foundation

/// A keyboard to type on; a widget has none.
public enum UIKeyboardType: Int, Sendable {
  /// For any text, ASCII, numbers, web addresses, digits, phone numbers, or names with them.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// For mail addresses, numbers with a point, messages, searches, or digits of ASCII.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters become capitals while one types.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, those that begin words or sentences, or all.
  case none, words, sentences, allCharacters
}

/// What is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of it.
  public let rawValue: String
  /// By Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}
