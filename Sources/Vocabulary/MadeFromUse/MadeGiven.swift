/// What a value that could not be had was made with, by the labels: a member that is called like
/// one of them most likely answers it (`Reading(value: 5).value`).
public struct MadeGiven: @unchecked Sendable, Hashable {
  private let arguments: [(label: String, value: Any?)]

  public init(_ arguments: KeyValuePairs<String, Any?>) {
    self.arguments = arguments.map { ($0.key, $0.value) }
  }

  /// What was given for a label; nil if nothing was, or nil itself.
  func value(_ label: some StringProtocol) -> Any? {
    arguments.first { $0.label == label }?.value
  }

  /// Whether nil was given for a label.
  func isNone(_ label: String) -> Bool {
    arguments.contains { $0.label == label && $0.value == nil }
  }

  /// Paths of what was given, as far as it has any.
  private var paths: [String] {
    arguments.map { label, value in "\(label): \(value.map { Made(of: $0, "").madePath } ?? "")" }
  }

  public static func == (one: Self, other: Self) -> Bool { one.paths == other.paths }

  public func hash(into hasher: inout Hasher) { hasher.combine(paths) }
}
