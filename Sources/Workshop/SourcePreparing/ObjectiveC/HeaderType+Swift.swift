extension HeaderType {
  /// How Swift spells it; nil if it names what is not known.
  ///
  /// - Parameters:
  ///   - types: what names stand for.
  ///   - isInner: whether it stands within another type, where it is nothing only if it says so.
  func swift(_ types: HeaderTypes, isInner: Bool = false) -> String? {
    let mark = isNullable == true ? "?" : isNullable == false || isInner ? "" : "!"
    if let parameters {
      var result = self
      result.parameters = nil
      result.isNullable = result.stars > 0 ? nil : false
      let taken = parameters.map { $0.swift(types, isInner: true) }
      guard let answer = result.swift(types, isInner: true), !taken.contains(nil) else {
        return nil
      }
      return "((\(taken.compactMap { $0 }.joined(separator: ", "))) -> \(answer))" + mark
    }
    switch (name, stars) {
    case ("id", 0):
      let whole = existential(types)
      return whole.map { ($0.hasPrefix("any ") && !mark.isEmpty ? "(\($0))" : $0) + mark }
    case ("Class", 0): return "AnyClass" + mark
    case (_, 0): return value(types, mark)
    case ("void", 1):
      return (isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer") + mark
    case (_, 1):
      return object(types).map { ($0.hasPrefix("any ") && !mark.isEmpty ? "(\($0))" : $0) + mark }
    default: return nil
    }
  }

  /// Whether it is a list of others.
  static func isCollection(_ name: String) -> Bool {
    ["NSArray", "NSDictionary", "NSSet"].contains(name)
  }

  /// `id<Protocol>`.
  private func existential(_ types: HeaderTypes) -> String? {
    guard !arguments.isEmpty else { return "Any" }
    let names = arguments.map { argument in
      types[argument.name] == .contract ? argument.name : types.apple(argument.name)
    }
    return names.contains(nil) ? nil : "any " + names.compactMap { $0 }.joined(separator: " & ")
  }

  /// What is no pointer.
  private func value(_ types: HeaderTypes, _ mark: String) -> String? {
    if let plain = AppleNames.values[name] { return plain }
    switch types[name] {
    case .value?: return name
    case .closure?: return name + (isNullable == true ? "?" : "")
    case .object?: return name + mark
    case .contract?, .opaque?: return nil
    case nil: break
    }
    if let object = AppleNames.references[name] { return types.apple(object).map { $0 + mark } }
    if name.hasSuffix("Ref") {
      return types.apple(String(name.dropLast("Ref".count))).map { $0 + mark }
    }
    return types.apple(name)
  }

  /// What a pointer points at.
  private func object(_ types: HeaderTypes) -> String? {
    if Self.isCollection(name) { return collection(types) }
    if let object = AppleNames.objects[name] { return object }
    let pointer = isConstant ? "UnsafePointer" : "UnsafeMutablePointer"
    switch types[name] {
    case .object?: return name
    case .value?, .closure?: return "\(pointer)<\(name)>"
    case .opaque?: return "OpaquePointer"
    case .contract?: return nil
    case nil: break
    }
    if let plain = AppleNames.values[name] { return "\(pointer)<\(plain)>" }
    return name.contains(where: \.isLowercase) ? types.apple(AppleNames.type(name)) : nil
  }

  private func collection(_ types: HeaderTypes) -> String? {
    let inner = arguments.map { $0.swift(types, isInner: true) }
    guard !inner.contains(nil) else { return nil }
    let types = inner.compactMap { $0 }
    func key(_ type: String) -> String {
      type == "Any" || type.hasPrefix("any ") ? "AnyHashable" : type
    }
    switch name {
    case "NSArray": return "[\(types.first ?? "Any")]"
    case "NSSet": return "Set<\(key(types.first ?? "Any"))>"
    default: return types.count == 2 ? "[\(key(types[0])): \(types[1])]" : "[AnyHashable: Any]"
    }
  }
}
