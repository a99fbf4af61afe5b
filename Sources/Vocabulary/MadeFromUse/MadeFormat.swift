public import Foundation

/// A format that could not be had: what is formatted is shown as it is, as people write it here.
public struct MadeFormat<FormatInput: Hashable & Codable>: FormatStyle {
  public init() {}

  public func format(_ value: FormatInput) -> String {
    switch value {
    case is Int, is Double, is Decimal, is Date: madeWords(value, "")
    default: "\(value)"
    }
  }
}
