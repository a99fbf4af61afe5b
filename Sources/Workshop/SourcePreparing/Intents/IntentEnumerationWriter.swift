/// Writes an enumeration and the result of resolving it.
struct IntentEnumerationWriter {
  private let enumeration: IntentDefinition.Enumeration

  init(_ enumeration: IntentDefinition.Enumeration) {
    self.enumeration = enumeration
  }

  var text: String {
    let name = enumeration.className
    let cases = enumeration.cases.map { "  case \(Self.caseName($0.name)) = \($0.rawValue)\n" }
    return """
      nonisolated public enum \(name): Int, CaseIterable, Sendable {
      \(cases.joined())}

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
