import SourceLexing

/// How a function of which nobody has the declaration is called: what its declaration must accept.
struct CallShape: Hashable, Comparable {
  /// What an argument says of the parameter it is given to.
  enum Kind: Hashable {
    /// A value of any type.
    case value
    /// `&x`
    case address
    /// `.member`, or a list of such
    case member
    /// `Type.self`
    case metatype
    /// `\.path`
    case path
    /// A closure of so many parameters; whether they have types, whether it builds views, and
    /// whether it may fail or wait.
    case closure(parameters: Int, isTyped: Bool, builds: Bool, mayWait: Bool)
  }

  /// What a closure takes a parameter for, those that tell most last.
  enum Answer: Int, Hashable {
    case value, error, result, optional, optionalError

    var type: String {
      switch self {
      case .value: "Made"
      case .error: "any Error"
      case .result: "Result<Made, any Error>"
      case .optional: "Made?"
      case .optionalError: "(any Error)?"
      }
    }

    /// Code of what it is told where nothing can be had.
    ///
    /// - Parameter name: code of what is missing.
    func value(_ name: String) -> String {
      switch self {
      case .value: "Made(madePath: \(name))"
      case .error, .optionalError: "madeError(\(name))"
      case .result: ".failure(madeError(\(name)))"
      case .optional: "nil"
      }
    }
  }

  /// An argument; without a name for none.
  struct Argument: Hashable {
    var label: String?
    var kind: Kind
    /// What a closure takes its parameters for.
    var answers: [Answer] = []

    fileprivate mutating func join(_ others: [Answer]) {
      answers = zip(answers, others).map { $0.rawValue > $1.rawValue ? $0 : $1 }
    }

    /// Whether it is a closure that lists views.
    var buildsViews: Bool {
      if case .closure(_, _, true, _) = kind { true } else { false }
    }

    /// Whether it is a closure without parameters that may answer a view.
    var mayShow: Bool {
      guard case .closure(0, _, let builds, let mayWait) = kind else { return false }
      return builds || !mayWait
    }
  }

  var arguments: [Argument] = []
  /// Whether a closure is handed over in which somebody is answered who waits.
  var isAwaited = false

  /// Whether a closure is handed over.
  var takesClosure: Bool {
    arguments.contains { if case .closure = $0.kind { true } else { false } }
  }

  /// Whether a closure of it lists views.
  var buildsViews: Bool { arguments.contains { $0.buildsViews } }

  /// Whether an argument has a label, and none has one that must stand between backticks.
  var hasPlainLabels: Bool {
    arguments.contains { $0.label != nil }
      && arguments.allSatisfy { !["inout", "let", "var"].contains($0.label) }
  }

  /// Whether only a declaration of its own would do, whatever else has the name.
  var namesMembers: Bool { arguments.contains { $0.label != nil && $0.kind == .member } }

  /// Whether it takes more than values, so that the compiler needs a declaration.
  var needsDeclaration: Bool {
    arguments.contains {
      switch $0.kind {
      case .value, .metatype: false
      case .closure(let parameters, _, _, _): parameters > 0
      case .address, .member, .path: true
      }
    }
  }

  /// Whether a closure of it may fail or wait.
  var mayWait: Bool {
    arguments.contains { if case .closure(_, _, _, true) = $0.kind { true } else { false } }
  }

  /// Which argument is a piece of work that the call is there to do, by its usual name: its answer
  /// is the call's.
  var operation: Int? {
    guard let last = arguments.last, last.label == "operation",
      case .closure(0, _, _, _) = last.kind
    else { return nil }
    return arguments.count - 1
  }

  /// The generic parameters and the parameters of a declaration.
  var signature: (generics: [String], parameters: String) { signature(showing: false) }

  /// - Parameter showing: whether closures that may answer views are called.
  func signature(showing: Bool) -> (generics: [String], parameters: String) {
    var generics: [String] = []
    let parameters = arguments.enumerated().map { index, argument in
      let label = argument.label.map(SwiftCode.name) ?? "_"
      let mark = argument.buildsViews ? "@ViewBuilder " : ""
      return "\(mark)\(label) a\(index): \(type(argument, index, showing, &generics))"
    }
    return (generics, parameters.joined(separator: ", "))
  }

  private func type(
    _ argument: Argument, _ index: Int, _ showing: Bool, _ generics: inout [String]
  ) -> String {
    switch argument.kind {
    case .value, .metatype: return "Any?"
    case .address:
      generics.append("A\(index)")
      return "inout A\(index)"
    case .member: return "Made"
    case .path: return "KeyPath<Made, Made>"
    case .closure(let count, let isTyped, let builds, let mayWait):
      generics.append("R\(index)")
      let types = (0..<count).map { number in
        if isTyped { return "P\(index)_\(number)" }
        return isAwaited && argument.answers.count == count ? argument.answers[number].type : "Made"
      }
      if isTyped { generics += types }
      let list = types.joined(separator: ", ")
      if isAwaited, !builds {
        return mayWait
          ? "@escaping (\(list)) async throws -> R\(index)" : "(\(list)) throws -> R\(index)"
      }
      let isPlain = builds || showing && argument.mayShow
      return isPlain ? "(\(list)) -> R\(index)" : "(\(list)) async throws -> R\(index)"
    }
  }

  /// Code that answers who waits, as where nothing can be had: with nothing where that may be, with
  /// an error, else with made values. Of several closures the one that is told of failures is
  /// called, else the last; nil if none is.
  ///
  /// - Parameter name: code of what is missing.
  func answer(_ name: String) -> String? {
    let closures = arguments.indices.filter { index in
      if case .closure(_, _, false, _) = arguments[index].kind { true } else { false }
    }
    let failing = closures.first { index in
      let label = arguments[index].label?.lowercased() ?? ""
      return label.contains("fail") || label.contains("error")
    }
    guard isAwaited, let index = failing ?? closures.last,
      case .closure(let count, let isTyped, _, let mayWait) = arguments[index].kind
    else { return nil }
    let answers = arguments[index].answers
    let values = (0..<count).map { number in
      isTyped || answers.count != count ? "madeAnswer(\(name))" : answers[number].value(name)
    }
    let call = "a\(index)(\(values.joined(separator: ", ")))"
    return mayWait
      ? "Task { _ = try? await \(call) }" : "madeTell(\(name)) { _ = try \(call) }"
  }

  /// Shapes that differ in what is not known of a function alone as one, which takes the calls of
  /// all.
  static func joined(_ shapes: Set<CallShape>) -> [CallShape] {
    Dictionary(grouping: shapes) { shape in
      shape.arguments.map { argument -> Argument in
        guard case .closure(let count, let isTyped, let builds, _) = argument.kind else {
          return argument
        }
        return Argument(
          label: argument.label,
          kind: .closure(parameters: count, isTyped: isTyped, builds: builds, mayWait: false))
      }
    }.values.map { shapes in
      guard shapes.contains(where: \.isAwaited) else { return shapes }
      var joined = shapes[0]
      joined.isAwaited = true
      for shape in shapes { joined.join(shape) }
      return [joined]
    }.flatMap(\.self)
  }

  private mutating func join(_ other: CallShape) {
    for (index, argument) in other.arguments.enumerated() {
      guard case .closure(let count, let isTyped, let builds, true) = argument.kind else {
        arguments[index].join(argument.answers)
        continue
      }
      arguments[index].kind = .closure(
        parameters: count, isTyped: isTyped, builds: builds, mayWait: true)
      arguments[index].join(argument.answers)
    }
  }

  /// As code would name it: `fetch(id:_:)` without the name.
  var labels: String { "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")" }

  /// Whether a declaration takes the call, which may leave out what has defaults.
  ///
  /// - Parameters:
  ///   - declaration: with its labels: `fetch(id:_:)`.
  ///   - name: of the function that is called.
  func isTaken(by declaration: String, of name: String) -> Bool {
    let parts = declaration.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, parts[0] == name else { return false }
    var labels = parts[1].dropLast().split(separator: ":")[...]
    return arguments.allSatisfy { argument in
      guard let index = labels.firstIndex(where: { $0 == argument.label ?? "_" }) else {
        return false
      }
      labels = labels[(index + 1)...]
      return true
    }
  }

  static func < (one: CallShape, other: CallShape) -> Bool {
    (one.signature.parameters, one.arguments.count)
      < (other.signature.parameters, other.arguments.count)
  }
}
