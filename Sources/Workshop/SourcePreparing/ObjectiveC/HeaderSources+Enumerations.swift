extension HeaderSources {
  /// Constants with numbers.
  func enumeration(_ item: HeaderDeclarations.Enumeration) -> String? {
    if item.name.isEmpty || item.isPlain || item.isOptions { return numbers(item) }
    guard let raw = raw(item), !item.cases.isEmpty else { return nil }
    let lines = cases(item)
    guard item.isError else {
      return "nonisolated public enum \(item.name): \(raw) {\n"
        + "\(lines.joined(separator: "\n"))\n}"
    }
    let shared = Self.sharedWords(item.cases.map(\.name), item.name)
    let names = Set(item.cases.map { Self.caseName($0.name, without: shared) })
    return """
      nonisolated public struct \(item.name): CustomNSError, Hashable, Sendable {
        public enum Code: \(raw), Sendable {
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
        }
        public static var errorDomain: String { "\(item.name)Domain" }
        public var code: Code
        public var errorCode: Int { code.rawValue }
        public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
      \(names.sorted().map { "  public static var \($0): Code { .\($0) }" }.joined(separator: "\n"))
      }
      """
  }

  /// The type of the numbers.
  private func raw(_ item: HeaderDeclarations.Enumeration) -> String? {
    item.raw.name == "NSUInteger" ? "UInt" : item.raw.swift(types)
  }

  private func cases(_ item: HeaderDeclarations.Enumeration) -> [String] {
    let shared = Self.sharedWords(item.cases.map(\.name), item.name)
    var names: [Int: String] = [:]
    return item.cases.map { name, value in
      let name = Self.caseName(name, without: shared)
      if let first = names[value] { return "  public static var \(name): Self { .\(first) }" }
      names[value] = name
      return "  case \(name) = \(value)"
    }
  }

  /// Options, and what C has: numbers in a structure.
  private func numbers(_ item: HeaderDeclarations.Enumeration) -> String? {
    guard let raw = raw(item) else { return nil }
    if item.name.isEmpty {
      return item.cases
        .map { "nonisolated public let \(SwiftCode.name($0.name)): Int = \($0.value)" }
        .joined(separator: "\n")
    }
    let kind = item.isOptions ? "OptionSet" : "RawRepresentable, Hashable"
    var lines = [
      "nonisolated public struct \(item.name): \(kind), Sendable {",
      "  public var rawValue: \(raw)",
      "  public init(rawValue: \(raw)) { self.rawValue = rawValue }",
    ]
    if !item.isOptions {
      lines.append("  public init(_ rawValue: \(raw)) { self.rawValue = rawValue }")
    }
    let values = item.cases.filter { $0.value >= 0 || raw.hasPrefix("Int") }
    if item.isOptions {
      let shared = Self.sharedWords(item.cases.map(\.name), item.name)
      lines += values.map {
        "  public static let \(Self.caseName($0.name, without: shared)) = "
          + "Self(rawValue: \($0.value))"
      }
    }
    lines.append("}")
    if !item.isOptions {
      lines += values.map {
        "nonisolated public let \(SwiftCode.name($0.name)) = \(item.name)(rawValue: \($0.value))"
      }
    }
    return lines.joined(separator: "\n")
  }
}
