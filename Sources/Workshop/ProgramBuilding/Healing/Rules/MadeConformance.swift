import Foundation
import SourceLexing
import SourcePreparing

/// A made type conforms to the made protocols that code takes it for, as nobody says which those
/// are. What is only known to conform to another protocol is handed on in a made value.
struct MadeConformance: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    guard let (type, goal) = Self.types(site.message),
      site.madeTypes.isSuperset(of: [Self.name(type), Self.name(goal)])
    else { return nil }
    if type.hasPrefix("any ") {
      let conversion = MadeConversion()
      return conversion.expression(site).map {
        MadeConversion.wrapped(site.outline.bytes($0), .holding)
      }
    }
    return Healing(
      kind: .conformance, member: .conformance(of: Self.name(type), to: Self.name(goal)),
      isRepair: true)
  }

  /// How the compiler says that something does not conform.
  private static let words = [
    "' does not conform to expected type '", "' does not conform to specified type '",
    "' does not conform to '", "' conform to '", "' to expected element type 'any ",
    "' to specified type 'any ", "' to return type 'any ", "' to expected argument type 'any ",
  ]

  /// The type and the protocol that an error is about; nil for another error.
  private static func types(_ message: String) -> (type: String, goal: String)? {
    guard let middle = words.lazy.compactMap({ message.range(of: $0) }).first,
      let start = message[..<middle.lowerBound].lastIndex(of: "'"),
      let end = message[middle.upperBound...].firstIndex(of: "'")
    else { return nil }
    let type = message[message.index(after: start)..<middle.lowerBound]
    return (String(type), String(message[middle.upperBound..<end]))
  }

  private static func name(_ type: String) -> String {
    MissingName.plain(type.hasPrefix("any ") ? String(type.dropFirst(4)) : type)
  }
}
