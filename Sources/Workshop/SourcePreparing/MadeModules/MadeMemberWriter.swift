/// Writes what made values can be asked for and what no type of them declares.
struct MadeMemberWriter {
  let use: ModuleUse
  let known: MadeSurroundings
  /// The names that are made.
  let made: [String: UsedName]

  var declarations: [String] {
    [
      instanceMembers, modifierNames, subscripts, staticMembers, ownTypes, environmentValues,
      use.awaitsElements ? Self.elements : "", MadeKeys(use, made: made).declarations,
    ].filter { !$0.isEmpty }
  }

  /// Properties called as modifiers are, which would hide them where made values are views. Only
  /// subscripts can be of any type, so there is one for each of a few; what is no view has those.
  private var modifierNames: String {
    let names = use.valueCandidates.filter(known.viewMembers.contains)
    let types = [
      ("MadeMembers where Self: View", "Made"), ("MadeValue where Self: View", "String"),
      ("MadeView", "Int"),
    ]
    return types.map { owner, type in
      let lines = names.map { name in
        "  @_disfavoredOverload public var \(SwiftCode.name(name)): \(type)!"
          + " { get { madeAnswer(of: madeMember(\".\(name)\")) as \(type) }"
          + " nonmutating set { madeMemory?.keep(newValue as Any, \"\(name)\") } }\n"
      }
      return lines.isEmpty ? "" : "extension \(owner) {\n\(lines.joined())}\n"
    }.joined()
  }

  /// What is asked for by keys with labels.
  private var subscripts: String {
    let lines = MadeFunctionWriter.distinct(use.subscripts).flatMap { shape in
      let (generics, parameters) = shape.signature
      let path = "\"\\(madePath)[\(shape.labels.dropFirst().dropLast())]\""
      return [("Made", generics), ("Made_", generics + ["Made_"])].map { type, generics in
        let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        return "  \(type == "Made" ? "" : "@_disfavoredOverload ")public subscript"
          + "\(list)(\(parameters)) -> \(type) { get { madeAnswer(\(path)) } nonmutating set {} }\n"
      }
    }
    return lines.isEmpty ? "" : "extension MadeMembers {\n\(lines.joined())}\n"
  }

  /// What views read of their environment and nobody declares.
  private var environmentValues: String {
    let lines = use.environmentCandidates.filter { !known.environment.contains($0) }.map { name in
      let type = use.environment[name]?.min() ?? "Made"
      return "  public var \(SwiftCode.name(name)): \(type)"
        + " { get { madeAnswer(\"EnvironmentValues.\(name)\") } set {} }\n"
    }
    return lines.isEmpty ? "" : "extension EnvironmentValues {\n\(lines.joined())}\n"
  }

  /// For loops that wait: there are no elements.
  private static let elements = """
    extension Made: AsyncSequence {
      public struct MadeSteps: AsyncIteratorProtocol {
        public mutating func next() async -> Made? { nil }
      }
      public func makeAsyncIterator() -> MadeSteps { MadeSteps() }
    }

    """

  /// Names of functions that are declared, sorted.
  private var called: [String] {
    let hidden = use.members.filter { name, shapes in
      shapes.contains { known.isOfMade(name, $0) }
    }
    return Set(use.memberCandidates).union(hidden.keys).sorted()
  }

  /// Calls with closures and the like; others are accepted as they come.
  private var instanceMembers: String {
    let results = use.resultMembers.subtracting(use.members.keys).subtracting(known.members)
    let outcomes = results.sorted().map { name in
      "  public var \(SwiftCode.name(name)): Result<Made, any Error>"
        + " { .failure(madeError(\"\\(madePath).\(name)\")) }\n"
    }
    let asked = use.optionalMembers.subtracting(use.members.keys).subtracting(known.members)
      .subtracting(results)
    let values = asked.sorted().map { name in
      "  public var \(SwiftCode.name(name)): Made!"
        + " { get { madeOptional(\"\(name)\") }"
        + " nonmutating set { madeMemory?.keep(newValue as Any, \"\(name)\") } }\n"
    }
    let functions =
      outcomes + values
      + called.flatMap { name in
        let shapes = (use.members[name] ?? []).filter {
          $0.namesMembers || !known.members.contains(name) || known.isOfMade(name, $0)
        }
        return MadeFunctionWriter.distinct(shapes).flatMap { shape in
          MadeFunctionWriter(
            name: name, shape: shape, path: "\\(madePath).",
            mayFail: use.mayFail(shape, name)
          ).members(isOptional: use.optionalMembers.contains(name))
        }
      }
    return functions.isEmpty ? "" : "extension MadeMembers {\n" + functions.joined() + "}\n"
  }

  /// What types of the project have by protocols of which nobody knows what they bring.
  private var ownTypes: String {
    let protocols = made.filter { name, use in use.kind(name) == .protocol }
    let calls = use.ownCalls(conformingTo: Set(protocols.keys))
    let functions = calls.keys.sorted().flatMap { name in
      MadeFunctionWriter.distinct(calls[name] ?? []).flatMap { shape in
        MadeFunctionWriter(name: name, shape: shape, path: "\\(madeType).").functions("static ")
      }
    }
    return functions.isEmpty ? "" : "extension MadeMembers {\n" + functions.joined() + "}\n"
  }

  /// Members whose type the context tells.
  private var staticMembers: String {
    let values = use.staticValues.sorted().map { name in
      "  @_disfavoredOverload public static var \(SwiftCode.name(name)): Self"
        + " { get { Self(madePath: madeType + \".\(name)\") } set {} }\n"
    }
    let functions = use.staticCalls.keys.sorted().flatMap { name in
      MadeFunctionWriter.distinct(use.staticCalls[name] ?? []).map { shape in
        MadeFunctionWriter(name: name, shape: shape, path: "\\(madeType).").maker
      }
    }
    let makers = MadeFunctionWriter.distinct(use.initialisers).map { shape in
      let (generics, parameters) = shape.signature
      let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      return "  @_disfavoredOverload public init\(list)(\(parameters))"
        + " { self.init(madePath: \"\\(Self.madeType)\(shape.labels)\") }\n"
    }
    let all = values + functions + makers
    return all.isEmpty ? "" : "extension MadeValue {\n" + all.joined() + "}\n"
  }
}
