public import Foundation

/// A format that could not be had: what is formatted is shown as it is, as people write it here.
public struct MadeFormat<FormatInput: Hashable & Codable>: FormatStyle {
  public init() {}

  public func format(_ value: FormatInput) -> String {
    switch value {
    case let value as Int: value.formatted()
    case let value as Double: value.formatted()
    case let value as Decimal: value.formatted()
    case let value as Date: value.formatted()
    default: "\(value)"
    }
  }
}
