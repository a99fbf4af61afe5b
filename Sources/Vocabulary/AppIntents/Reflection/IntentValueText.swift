import Foundation
import FoundationAdditions

/// Writes a parameter's value for the gallery.
enum IntentValueText {
  /// The value as text: titles of cases and entities, dates in ISO 8601, lists with commas.
  static func text(_ value: Any) -> String {
    switch value {
    case let value as any OptionalIntentContent: value.content.map(text) ?? ""
    case let value as any InstanceDisplayRepresentable: value.displayRepresentation.title.text()
    case let value as LocalizedStringResource: value.text()
    case let value as Date: value.formatted(.iso8601)
    case let value as URL: value.absoluteString
    case let values as any OfferedValues: values.offered.map(text).joined(separator: ", ")
    default: String(describing: value)
    }
  }
}

/// An optional whose content can be taken out.
protocol OptionalIntentContent {
  var content: Any? { get }
}

extension Optional: OptionalIntentContent {
  var content: Any? { self }
}
