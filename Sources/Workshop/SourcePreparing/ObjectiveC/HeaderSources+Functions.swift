extension HeaderSources {
  /// A function of C.
  func function(_ item: HeaderDeclarations.Function) -> String? {
    let own = Self.renamed(item) ?? item
    return function(own.name, own, in: "", modifier: "nonisolated public ")
  }

  /// The parameters as Swift writes them; an error handed back at the end is thrown.
  func parameters(
    _ function: HeaderDeclarations.Function
  ) -> (list: String, isThrowing: Bool, labels: String)? {
    var all = function.parameters
    let isThrowing = all.last.map { $0.type.name == "NSError" && $0.type.stars == 2 } ?? false
    if isThrowing { all.removeLast() }
    var parts: [String] = []
    var labels = ""
    for (index, parameter) in all.enumerated() {
      guard let type = parameter.type.swift(types) else { return nil }
      let escaping = block(parameter) != nil && !type.hasSuffix("?") && !type.hasSuffix("!")
      let label = parameter.label.isEmpty ? "_" : parameter.label
      labels += label + ":"
      parts.append(
        "\(label) \(parameter.name)\(index): "
          + (escaping ? "@escaping " : "") + type)
    }
    return (parts.joined(separator: ", "), isThrowing, labels)
  }

  func function(
    _ name: String, _ item: HeaderDeclarations.Function, in owner: String, modifier: String
  ) -> String? {
    guard let (list, isThrowing, labels) = parameters(item) else { return nil }
    var result = item.result
    if isThrowing { result.isNullable = false }
    let isSelf = result.name == "instancetype"
    let isOnlyError = isThrowing && ["BOOL", "bool"].contains(result.name)
    guard let type = isSelf ? "Self" : isOnlyError ? "Void" : result.swift(types) else {
      return nil
    }
    let label = owner.isEmpty ? name : owner + "." + name
    let mark = type == "Void" || owner.isEmpty ? "" : "@discardableResult "
    let effect = isThrowing ? " throws" : ""
    let full = "\(label)(\(labels))"
    // The one object that all share is there, whatever it can do: code ends where it is not.
    let isShared = item.isStatic && list.isEmpty && type == owner + "?"
    let answer =
      type == "Void" ? calls(item, full) : isShared ? " \(owner)() " : " \(value(full)) "
    return "\(mark)\(modifier)func \(SwiftCode.name(name))(\(list))\(effect) -> \(type)"
      + " {\(answer)}"
  }

  /// Who asks for nothing goes on; who waits to be called is, with empty values.
  private func calls(_ item: HeaderDeclarations.Function, _ name: String) -> String {
    let calls = item.parameters.enumerated().compactMap { index, parameter -> String? in
      guard let block = block(parameter), block.name == "void",
        let type = parameter.type.swift(types)
      else { return nil }
      let mark = type.hasSuffix("?") || type.hasSuffix("!") ? "?" : ""
      let values = (block.parameters ?? []).map { _ in value(name) }.joined(separator: ", ")
      return "\(parameter.name)\(index)\(mark)(\(values))"
    }
    return calls.isEmpty ? "" : " " + calls.joined(separator: "; ") + " "
  }

  /// The block that a parameter takes, whatever it is called.
  private func block(_ parameter: HeaderDeclarations.Parameter) -> HeaderType? {
    parameter.type.parameters != nil ? parameter.type : blocks[parameter.type.name]
  }

  /// A method that calls back once as one that is awaited: its last part says so.
  func awaited(
    _ item: HeaderDeclarations.Function, in owner: String, modifier: String
  ) -> String? {
    guard item.result.name == "void", item.result.stars == 0, let last = item.parameters.last,
      let block = block(last), block.name == "void", let taken = block.parameters
    else { return nil }
    let word = item.parameters.count == 1 ? item.name : last.label
    let ending = Self.completions.first { word.lowercased().hasSuffix($0) }
    guard let ending else { return nil }
    var function = item
    function.parameters.removeLast()
    if function.parameters.isEmpty {
      function.name = String(item.name.dropLast(ending.count))
      if function.name.hasSuffix("With") { function.name.removeLast("With".count) }
      if function.name.isEmpty { return nil }
    }
    let isThrowing = taken.contains { $0.name == "NSError" && $0.isNullable != false }
    let answers = taken.filter { !isThrowing || $0.name != "NSError" }.map { type in
      var type = type
      if isThrowing { type.isNullable = false }
      return type.swift(types, isInner: true)
    }
    guard !answers.contains(nil), let (list, _, labels) = parameters(function) else { return nil }
    let parts = answers.compactMap(\.self)
    let name = owner + "." + function.name + "(\(labels))"
    let type = parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
    let answer = parts.map { _ in value(name) }.joined(separator: ", ")
    let body = isThrowing ? "throw \(value(name)) as any Error" : "return (\(answer))"
    return "@discardableResult \(modifier)func \(SwiftCode.name(function.name))(\(list)) async"
      + "\(isThrowing ? " throws" : "") -> \(type) { \(body) }"
  }

  /// How the last part of a method ends that calls back once.
  /// Source: Swift Evolution SE-0297.
  private static let completions = [
    "completionhandler", "completionblock", "completion", "replyto", "reply",
  ]
}
