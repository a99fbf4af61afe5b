public import Foundation

open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; nil restores the clock's.
  open var locale: Locale! = VitrineClock.locale
  /// Writes the items; nil takes their descriptions.
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard).locale(VitrineClock.locale))
  }

  /// The items joined with "and"; nil for none.
  open func string(from items: [Any]) -> String? {
    guard !items.isEmpty else { return nil }
    let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    let language = locale ?? VitrineClock.locale
    return texts.formatted(.list(type: .and, width: .standard).locale(language))
  }

  open override func string(for value: Any?) -> String? {
    (value as? [Any]).flatMap { string(from: $0) }
  }
}
