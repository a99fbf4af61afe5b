import SourceLexing
import SourcePreparing

/// What code could ask of a type of a project, as far as its declaration and its extensions tell.
/// Code that asks for more speaks of another type of that name, as one of Apple's.
struct TypeShape {
  /// The words in its declarations.
  private var words: Set<String> = []
  /// Whether anything in it takes or is a closure.
  private var takesClosures = false
  /// Whether it may have what is declared elsewhere.
  private var isOpen = false

  /// - Parameters:
  ///   - files: in which it is declared or extended.
  ///   - own: types that the project declares, which may hand on members of theirs.
  init(_ name: String, in files: [SourceOutline], own: Set<String>) {
    for outline in files {
      for declaration in outline.declarations
      where declaration.parent == nil && declaration.name == name {
        add(declaration, outline, own)
      }
    }
  }

  private mutating func add(
    _ declaration: SourceDeclaration, _ outline: SourceOutline, _ own: Set<String>
  ) {
    isOpen = isOpen || ["protocol", "typealias"].contains(declaration.keyword)
    for index in declaration.range {
      if outline.isWord(index) { words.insert(outline.text(index)) }
      if outline.isPunctuation(index, "-"), outline.isPunctuation(index + 1, ">"),
        !isResult(index, outline)
      {
        takesClosures = true
      }
    }
    let inherited = Set((declaration.inheritance ?? 0..<0).map(outline.text))
    isOpen = isOpen || declaration.keyword == "class" && !inherited.isEmpty
    isOpen = isOpen || !inherited.isDisjoint(with: own)
  }

  /// Whether an arrow tells what a function of the type answers, and is of no closure.
  private func isResult(_ arrow: Int, _ outline: SourceOutline) -> Bool {
    guard let index = outline.declaration(around: arrow) else { return false }
    let declaration = outline.declarations[index]
    guard declaration.keyword == "func", let type = declaration.type else { return false }
    return type.lowerBound == arrow + 2
  }

  /// Labels that nobody need declare.
  private static let usual: Set<String> = ["rawValue", "from", "coder"]

  /// Whether the type has all of some labels, and takes a closure behind the arguments.
  func takes(_ labels: Set<String>, closure: Bool) -> Bool {
    isOpen || (!closure || takesClosures) && labels.subtracting(Self.usual).isSubset(of: words)
  }
}

/// Where code speaks of a type by its name.
struct TypeUse {
  let outline: SourceOutline
  let name: String

  /// Whether any of the code can mean a type.
  func mayMean(_ shape: TypeShape) -> Bool {
    outline.tokens.indices.contains { outline.isWord($0, name) && mayMean(shape, at: $0) }
  }

  private func mayMean(_ shape: TypeShape, at index: Int) -> Bool {
    if outline.isPunctuation(index - 1, ".") || isLabel(index) { return false }
    if outline.isPunctuation(index + 1, "("), let close = outline.partners[index + 1] {
      let hasClosure = outline.isPunctuation(close + 1, "{") && !isCondition(index)
      return shape.takes(labels(between: index + 1, and: close), closure: hasClosure)
    }
    if outline.isPunctuation(index + 1, "{"), beginsExpression(index) {
      return shape.takes([], closure: true)
    }
    return true
  }

  private func isLabel(_ index: Int) -> Bool {
    outline.isPunctuation(index + 1, ":")
      && (outline.isPunctuation(index - 1, "(") || outline.isPunctuation(index - 1, ","))
  }

  private func labels(between open: Int, and close: Int) -> Set<String> {
    let labels = (open + 1..<close).filter { index in
      outline.enclosing[index] == open && outline.isWord(index)
        && outline.isPunctuation(index + 1, ":")
        && (index == open + 1 || outline.isPunctuation(index - 1, ","))
    }
    return Set(labels.map(outline.text))
  }

  /// Whether a name stands where a value is expected, and not where a type is: `-> Name {`.
  private func beginsExpression(_ index: Int) -> Bool {
    if outline.isPunctuation(index - 1, "=") {
      return !outline.isPunctuation(index - 2, "=") && !outline.isPunctuation(index - 2, "!")
    }
    let before: [Unicode.Scalar] = ["{", "}", "("]
    if before.contains(where: { outline.isPunctuation(index - 1, $0) }) { return true }
    if ["return", "in"].contains(outline.text(index - 1)) { return true }
    let goesOn: Set<String> = ["as", "is", "some", "any", "where", "extension", ">", ":", ",", "&"]
    return index > 0 && outline.beginsLine(index) && !goesOn.contains(outline.text(index - 1))
  }

  /// Whether braces behind a call may be those of a statement.
  private func isCondition(_ index: Int) -> Bool {
    let brackets = outline.brackets(around: index)
    guard let open = brackets.first(where: { outline.isPunctuation($0, "{") }),
      let statement = outline.statement(around: index, in: open)
    else { return true }
    return ["if", "guard", "while", "for", "switch"].contains(
      outline.text(statement.lowerBound))
  }
}
