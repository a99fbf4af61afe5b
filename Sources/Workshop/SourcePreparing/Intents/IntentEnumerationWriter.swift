/// Writes an enumeration and the result of resolving it.
struct IntentEnumerationWriter {
  private let enumeration: IntentDefinition.Enumeration

  init(_ enumeration: IntentDefinition.Enumeration) {
    self.enumeration = enumeration
  }

  var text: String {
    let name = enumeration.className
    let names = enumeration.cases.map { Self.caseName($0.name) }
    let cases = zip(names, enumeration.cases).map { "  case \($0) = \($1.rawValue)\n" }
    return """
      nonisolated public enum \(name): Int, _IntentEnumeration, Sendable {
      \(cases.joined())  public static var _cases: [\(name)] {
          [\(names.map { "." + $0 }.joined(separator: ", "))]
        }
      }

      nonisolated public class \(name)ResolutionResult:
        INEnumResolutionResult, @unchecked Sendable {
        public class func success(with resolvedValue: \(name)) -> Self { _accepting(resolvedValue) }
        public class func confirmationRequired(with valueToConfirm: \(name)) -> Self {
          _accepting(valueToConfirm)
        }
      }

      """
  }

  /// Cases begin with a small letter, as Objective-C's do where Swift sees them.
  static func caseName(_ name: String) -> String {
    SwiftCode.name(name.prefix(1).lowercased() + name.dropFirst())
  }
}
