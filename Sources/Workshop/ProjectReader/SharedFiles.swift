import SourceLexing
import SourcePreparing

/// Finds the files outside an extension's folder that it cannot do without: Xcode lets a target
/// share files with its app, and a folder alone does not say which.
struct SharedFiles {
  /// The files of `others` that `program` refers to, directly or through one another.
  ///
  /// A type or a global brings its file when nobody in the program declares it; so does a member
  /// added to a system's type or to a type of the program. Extensions of the app's own types come
  /// only if those types come. A type is not referred to by code that cannot mean it: `Group { … }`
  /// is no `Group` of an app that takes no closure. What an extension adds to conform to something
  /// is not either where the program has a member of its own by that name.
  static func needed(by program: [ReadFile], from others: [ReadFile]) -> [ReadFile] {
    var shared = SharedFiles(program: program, others: others)
    return shared.needed()
  }

  private let others: [ReadFile]
  /// Types that the files outside declare.
  private let foreign: Set<String>
  /// The program's, and those that it refers to.
  private var users: [ReadFile]
  private var words: Set<String>
  private var declared: Set<String>
  private var outlines: [String: SourceOutline] = [:]
  private var shapes: [String: TypeShape] = [:]

  private init(program: [ReadFile], others: [ReadFile]) {
    (users, self.others) = (program, others)
    foreign = Set(others.flatMap { $0.prepared.facts.topLevelNames })
    words = program.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    declared = Set(program.flatMap { $0.provides { _ in true } })
  }

  private mutating func needed() -> [ReadFile] {
    var added: [ReadFile] = []
    var waiting = others
    while true {
      var wanted: [ReadFile] = []
      for file in waiting where isNeeded(file) { wanted.append(file) }
      guard !wanted.isEmpty else { return added }
      let paths = Set(wanted.map(\.path))
      waiting.removeAll { paths.contains($0.path) }
      for file in wanted {
        words.formUnion(file.words)
        declared.formUnion(file.provides { _ in true })
      }
      users += wanted
      added += wanted
    }
  }

  private mutating func isNeeded(_ file: ReadFile) -> Bool {
    let names = file.provides(to: words) { declared.contains($0) || !foreign.contains($0) }
      .filter { words.contains($0) && !declared.contains($0) }
    let types = Set(file.prepared.facts.topLevelNames)
    let witnesses = Self.witnesses(in: file.prepared.facts)
    return names.contains { name in
      types.contains(name) ? isMeant(name) : !witnesses.contains(name) || !isMember(name)
    }
  }

  /// Members that a file adds to types only as it has them conform to something: `id`.
  private static func witnesses(in facts: FileFacts) -> Set<String> {
    let conforming = Set(
      facts.declarations.filter { $0.keyword == "extension" && !$0.inherits.isEmpty }.map(\.name))
    func name(_ text: String) -> String { String(text.prefix { $0 != "(" }) }
    let others = facts.extensionMembers.filter { !conforming.contains($0.type) }.map(\.name)
    return Set(
      facts.extensionMembers.filter { conforming.contains($0.type) }.map { name($0.name) }
    ).subtracting((others + facts.globals).map(name))
  }

  /// Whether a type of those who need files declares a member.
  private mutating func isMember(_ name: String) -> Bool {
    for file in users where file.words.contains(name) {
      if outline(of: file).declarations.contains(where: { $0.parent != nil && $0.name == name }) {
        return true
      }
    }
    return false
  }

  /// Whether any code that needs files can mean a type by a name.
  private mutating func isMeant(_ name: String) -> Bool {
    let shape = shape(of: name)
    for file in users where file.words.contains(name) {
      if TypeUse(outline: outline(of: file), name: name).mayMean(shape) { return true }
    }
    return false
  }

  private mutating func shape(of name: String) -> TypeShape {
    if let known = shapes[name] { return known }
    let files = others.filter { file in
      file.prepared.facts.declarations.contains { $0.name == name && $0.isTopLevel }
    }
    let shape = TypeShape(name, in: files.map { outline(of: $0) }, own: foreign)
    shapes[name] = shape
    return shape
  }

  private mutating func outline(of file: ReadFile) -> SourceOutline {
    if let known = outlines[file.path] { return known }
    let text = SourceText(file.prepared.prepared)
    let outline = SourceOutline(text, isActive: text.tokens.map { _ in true })
    outlines[file.path] = outline
    return outline
  }
}
