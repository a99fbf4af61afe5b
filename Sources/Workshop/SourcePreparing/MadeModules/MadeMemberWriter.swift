/// Writes what made values can be asked for and what no type of them declares.
struct MadeMemberWriter {
  let use: ModuleUse
  /// Members that views and collections have.
  let known: Set<String>

  var declarations: [String] {
    [instanceMembers, staticMembers].filter { !$0.isEmpty }
  }

  /// Calls with closures and the like; others are accepted as they come.
  private var instanceMembers: String {
    // What `if let` asks of is read in other ways too.
    let values = use.optionalMembers.subtracting(use.members.keys).subtracting(known).sorted()
      .map { name in
        "  public var \(SwiftCode.name(name)): Made!"
          + " { get { Made(madePath: madePath + \".\(name)\") } nonmutating set {} }\n"
      }
    let functions =
      values
      + use.memberCandidates.filter { !known.contains($0) }.flatMap { name in
        MadeFunctionWriter.distinct(use.members[name] ?? []).flatMap { shape in
          MadeFunctionWriter(name: name, shape: shape, path: "\\(madePath).").members(
            isOptional: use.optionalMembers.contains(name))
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
    let all = values + functions
    return all.isEmpty ? "" : "extension MadeValue {\n" + all.joined() + "}\n"
  }
}
