public import Foundation

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// Apple's word.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = Self(rawValue: "NSPlainText")
    public static let html = Self(rawValue: "NSHTML")
    public static let rtf = Self(rawValue: "NSRTF")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's word.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// The words of a text. Of a page of the web the marks are cut out and the commonest names of
  /// characters read; how it looks is not.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
    guard let text else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let isPage = (options[.documentType] as? DocumentType) == .html
    self.init(string: isPage ? Self.words(ofPage: text) : text)
  }

  private static func words(ofPage text: String) -> String {
    var words = ""
    var isMark = false
    for character in text {
      if character == "<" { isMark = true }
      if !isMark { words.append(character) }
      if character == ">" { isMark = false }
    }
    let names = [
      ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
      ("&amp;", "&"),
    ]
    return names.reduce(words) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
