import Foundation

extension ThemeError {
  /// Says in plain words what a JSON decoder disliked, and where.
  package init(file: String, _ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        file: file, keyPath: Self.keyPath(context.codingPath),
        problem: "The key “\(key.stringValue)” is missing.")
    case .typeMismatch(let type, let context):
      self.init(
        file: file, keyPath: Self.keyPath(context.codingPath),
        problem: "A value of type \(type) is expected here.")
    case .valueNotFound(let type, let context):
      self.init(
        file: file, keyPath: Self.keyPath(context.codingPath),
        problem: "A value of type \(type) is expected here, not null.")
    case .dataCorrupted(let context):
      self.init(
        file: file, keyPath: Self.keyPath(context.codingPath), problem: Self.corruption(context))
    @unknown default:
      self.init(file: file, problem: "The file does not have the expected shape.")
    }
  }

  /// A key path such as `families.systemSmall.width`; nil for the top level.
  private static func keyPath(_ path: [any CodingKey]) -> String? {
    let keys = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return keys.isEmpty ? nil : keys.joined(separator: ".")
  }

  /// Our own wording, or the JSON parser's when it names a line.
  private static func corruption(_ context: DecodingError.Context) -> String {
    let inner = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
    return inner ?? context.debugDescription
  }
}
