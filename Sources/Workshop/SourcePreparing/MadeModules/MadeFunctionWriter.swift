/// Writes functions that accept a call and answer with a made value.
struct MadeFunctionWriter {
  var name: String
  var shape: CallShape
  /// What the function's name is put behind in a path, with its dot: a literal's inside.
  var path: String
  /// Whether it is only ever called where it may fail: it does, with its name.
  var fails = false
  /// Whether it is one of any value and likewise: it fails where it would have no answer.
  var mayFail = false

  /// Shapes that the compiler can tell apart, in a fixed order.
  static func distinct(_ shapes: Set<CallShape>) -> [CallShape] {
    var known: Set<String> = []
    // One that builds views, that somebody waits for or that may wait itself comes first and
    // stands for one that does not.
    func rank(_ shape: CallShape) -> (Int, Int, Int, CallShape) {
      (shape.buildsViews ? 0 : 1, shape.isAwaited ? 0 : 1, shape.mayWait ? 0 : 1, shape)
    }
    let sorted = CallShape.joined(shapes).sorted { rank($0) < rank($1) }
    return sorted.filter { shape in
      known.insert(
        shape.signature.parameters.replacing("@ViewBuilder ", with: "")
          .replacing(" async throws", with: "")
      ).inserted
    }.sorted()
  }

  private var literal: String { "\"\(path)\(name)\(shape.labels)\"" }

  private func head(_ result: String, generic: String? = nil) -> String {
    let generics = shape.signature.generics + (generic.map { [$0] } ?? [])
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return "func \(SwiftCode.name(name))\(list)(\(shape.signature.parameters))"
      + "\(fails || mayFail ? " throws" : "") -> \(result)"
  }

  /// Tells who waits for a closure, who would wait for ever otherwise.
  private var answering: String {
    shape.answer(literal).map { $0 + "; return " } ?? ""
  }

  private func made(_ type: String) -> String {
    if fails || mayFail && shape.isAwaited { return "throw madeError(\(literal))" }
    return "\(answering)\(type)(madePath: \(literal))"
  }

  /// What a value's function answers shows what the value shows.
  private var member: String {
    fails || shape.isAwaited ? made("Made") : "madeMember(\".\(name)\(shape.labels)\")"
  }

  /// Functions of any made value, behind all that it has.
  ///
  /// - Parameter isOptional: whether code asks if there is an answer.
  func members(isOptional: Bool) -> [String] {
    let mark = "  @_disfavoredOverload"
    if isOptional { return ["\(mark) public \(head("Made!")) { \(member) }\n"] }
    return [
      "\(mark) @discardableResult public \(head("Made")) { \(member) }\n",
      "\(mark) public \(head("Made_", generic: "Made_"))"
        + " { \(mayFail ? "try madeAttempt" : answering + "madeAnswer")(\(literal)) }\n",
    ]
  }

  /// Functions of a type, or of a module.
  ///
  /// - Parameters:
  ///   - modifier: `static ` or nothing.
  ///   - isOptional: whether code asks if there is an answer.
  func functions(_ modifier: String, isOptional: Bool = false) -> [String] {
    let mark = "  @_disfavoredOverload"
    if let index = shape.operation {
      return ["  @discardableResult public \(modifier)\(working(index))\n"]
    }
    if isOptional { return ["  public \(modifier)\(head("Made!")) { \(made("Made")) }\n"] }
    return [
      "  @discardableResult public \(modifier)\(head("Made")) { \(made("Made")) }\n",
      "\(mark) public \(modifier)\(head("Made?")) { \(made("Made")) }\n",
      "\(mark) public \(modifier)\(head("Made_", generic: "Made_"))"
        + " { \(fails ? "throw madeError" : answering + "madeAnswer")(\(literal)) }\n",
    ]
  }

  /// A function that does the work it is given and answers what that answers.
  private func working(_ index: Int) -> String {
    let (generics, parameters) = shape.signature
    let waits = shape.mayWait
    let work = "operation a\(index): () "
    let plain = parameters.replacing("@ViewBuilder " + work, with: work)
    let list =
      waits
      ? plain
      : plain.replacing(work + "async ", with: work)
        .replacing(work + "->", with: work + "throws ->")
    let call = "try \(waits ? "await " : "")a\(index)()"
    return "func \(SwiftCode.name(name))<\(generics.joined(separator: ", "))>(\(list))"
      + "\(waits ? " async" : "") rethrows -> R\(index) { \(call) }"
  }

  /// Functions of a type at hand that leave its value as it is, or answer one of another type. A
  /// text may be the key of one that people read.
  func changers(of owner: String) -> [String] {
    let same = owner == "String" ? "madeText(self)" : "self"
    return [
      "  @discardableResult public \(head(owner)) { \(same) }\n",
      "  @_disfavoredOverload public \(head("Made_", generic: "Made_"))"
        + " { madeAnswer(\(literal)) }\n",
    ]
  }

  /// A function that makes one of a type at hand.
  var ownMaker: String { "public static \(head("Self")) { madeAnswer(\(literal)) }" }

  /// A function that makes one of the type.
  var maker: String {
    "  @_disfavoredOverload public static \(head("Self")) { Self(madePath: \(literal)) }\n"
  }
}
