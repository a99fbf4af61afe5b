public import Foundation

/// What functions of Core Foundation take as a text: Apple bridges one kind to the other.
public protocol _CFText {
  var _text: String { get }
}

extension String: _CFText {
  public var _text: String { self }
}

extension NSString: _CFText {
  public var _text: String { String(self) }
}
