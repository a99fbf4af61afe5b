import Encodings
import SourceLexing
import SourcePreparing

/// Which files of a program what is drawn of one widget can depend on.
///
/// All that are compiled count, but for those that provably cannot matter: files of nothing but
/// types with their own extensions, none of which any other file that counts has a word for. Such a
/// file adds nothing that is found without its name: no overload, no conformance of another's type,
/// no start. A bundle's body may list other widgets: they are not made when one is drawn alone.
package struct CodeReach: Sendable {
  /// A file of the program.
  private struct File: Sendable {
    let source: ProgramSource
    /// Every word in it, those of comments and strings too.
    var words: Set<String>
    /// Types that it declares; nil if it holds anything else, so that it always counts.
    let types: Set<String>?
  }

  private var files: [File] = []
  /// Modules that any file imports: all see the extensions in them.
  private var imports: Set<String> = []
  /// Whether a widget may need the others: the code asks which there are, or to make one does more
  /// than that, such as to register fonts for all.
  package private(set) var needsAllWidgets = false
  /// Whether previews may show samples that stand in other files.
  private var sharesSamples = false
  private let surroundings: String

  /// What finds code by names that stand nowhere, or reads the program itself.
  private static let lookups: Set<String> = [
    "NSClassFromString", "_typeByName", "_getTypeByMangledNameInContext", "objc_getClass",
    "NSKeyedUnarchiver", "NSSelectorFromString", "CoreData", "dlsym", "dladdr", "dlopen",
    "callStackSymbols", "callStackReturnAddresses", "executableURL", "executablePath",
    "_silgen_name", "_cdecl", "_dynamicReplacement",
  ]
  /// What code asks for the widgets that a person has by.
  private static let questions: Set<String> = [
    "getCurrentConfigurations", "currentConfigurations", "ControlCenter",
  ]
  /// What declares more than a name.
  private static let farReaching: Set<String> = [
    "operator", "precedencegroup", "macro", "objc", "objcMembers", "_exported",
  ]

  /// - Returns: nil if it cannot be told by files.
  package init?(_ code: ProgramCode) {
    surroundings = code.surroundings
    for bytes in code.modules {
      let words = Self.words(of: bytes)
      guard read(words) else { return nil }
      // What those do is not looked at.
      needsAllWidgets = needsAllWidgets || words.contains("WidgetConfiguration")
    }
    var (widgets, makers): (Set<String>, Set<String>) = ([], [])
    // Previews are named by a file of ours, which makes none and is no reason to draw others anew.
    for source in code.sources where source.name != GeneratedSources.previews {
      let words = Self.words(of: source.bytes)
      guard read(words) else { return nil }
      let text = SourceText(source.bytes)
      let outline = SourceOutline(text, isActive: Array(repeating: true, count: text.tokens.count))
      let isPlain =
        words.isDisjoint(with: Self.farReaching) && !outline.declaresOperators && !outline.isEntry
      imports.formUnion(outline.imports)
      widgets.formUnion(outline.widgets)
      makers.formUnion(outline.makers)
      files.append(
        File(
          source: source, words: words.subtracting(outline.listedWidgets),
          types: isPlain ? outline.ownTypes : nil))
    }
    needsAllWidgets = needsAllWidgets || !widgets.isDisjoint(with: makers)
  }

  /// Takes note of what words tell of a program; false if nothing can be told of it.
  private mutating func read(_ words: Set<String>) -> Bool {
    needsAllWidgets = needsAllWidgets || !words.isDisjoint(with: Self.questions)
    sharesSamples = sharesSamples || words.contains("ActivityConfiguration")
    return words.isDisjoint(with: Self.lookups)
  }

  /// What a widget depends on, as a name: the same if nothing of it has changed.
  ///
  /// - Parameter type: What declares it.
  package func name(ofWidget type: String) -> String {
    name(from: Self.words(of: type.utf8), and: { _ in false })
  }

  /// What previews depend on that stand in files of a name; nil if it cannot be told by files.
  package func name(ofPreviewsIn file: String) -> String? {
    guard !sharesSamples, files.contains(where: { $0.source.file == file }) else { return nil }
    return name(from: [], and: { $0.source.file == file })
  }

  private func name(from words: Set<String>, and isRoot: (File) -> Bool) -> String {
    var print = Fingerprint()
    print.add(surroundings)
    for name in imports.sorted() { print.add(name) }
    for file in reached(from: words, and: isRoot) {
      print.add(file.source.name)
      file.source.bytes.withUnsafeBytes { print.add($0) }
    }
    return print.text
  }

  /// Names of the files that a widget depends on.
  func names(ofWidget type: String) -> [String] {
    reached(from: Self.words(of: type.utf8), and: { _ in false }).map(\.source.name)
  }

  private func reached(from words: Set<String>, and isRoot: (File) -> Bool) -> [File] {
    var words = words
    var isReached = files.map { $0.types == nil || isRoot($0) }
    for (file, isIn) in zip(files, isReached) where isIn { words.formUnion(file.words) }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for (index, file) in files.enumerated()
      where !isReached[index] && file.types?.isDisjoint(with: words) == false {
        (isReached[index], hasGrown) = (true, true)
        words.formUnion(file.words)
      }
    }
    return zip(files, isReached).filter(\.1).map(\.0)
  }

  /// Everything that could be a name.
  fileprivate static func words(of bytes: some Sequence<UInt8>) -> Set<String> {
    Set(bytes.split { !isPart($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a byte may be part of a name; in backticks there may be others.
  fileprivate static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}

/// What the compiler makes a program's module of.
package struct ProgramCode: Sendable {
  /// Its files, and what is generated for it.
  let sources: [ProgramSource]
  /// Files of the project's modules that it is linked with.
  let modules: [[UInt8]]
  /// Changes with all else: the compiler, what it is told, the modules.
  let surroundings: String
}

extension SourceOutline {
  /// The types of a file that holds nothing else but imports and previews; nil for any other.
  fileprivate var ownTypes: Set<String>? {
    let tops = declarations.filter { $0.parent == nil }
    var types = Set(tops.lazy.filter { $0.isType && $0.keyword != "extension" }.map(\.name))
    var position = 0
    for top in tops {
      guard top.range.lowerBound == position else { return nil }
      position = top.range.upperBound
      switch top.keyword {
      case "import", "#Preview": break
      // What is put behind a file's own text for its providers of previews.
      case "let" where top.name.hasPrefix(GeneratedSources.privatePreviews): types.insert(top.name)
      case "extension":
        guard let outer = top.name.split(separator: ".").first, types.contains(String(outer))
        else { return nil }
      default:
        guard top.isType, !top.name.isEmpty, top.name.utf8.allSatisfy(CodeReach.isPart) else {
          return nil
        }
      }
    }
    return position == tokens.count ? types : nil
  }

  /// The modules that it imports.
  fileprivate var imports: [String] {
    declarations.filter { $0.keyword == "import" }.map { text($0.range) }
  }

  /// Whether the program starts in it.
  fileprivate var isEntry: Bool {
    tokens.contains {
      $0.kind == .attribute
        && ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(source.text($0))
    }
  }

  /// Types that are widgets or controls.
  fileprivate var widgets: [String] {
    declarations.filter {
      $0.inheritance.map { $0.contains { isWord($0, "Widget") || isWord($0, "ControlWidget") } }
        == true
    }.map(\.name)
  }

  /// Types with an initialiser of their own, or a stored value that something is called for.
  fileprivate var makers: [String] {
    declarations.compactMap { member in
      guard let parent = member.parent, declarations[parent].isType else { return nil }
      let isCalled = member.value.map { $0.contains { isPunctuation($0, "(") } } == true
      return member.keyword == "init" || member.isVariable && isCalled
        ? declarations[parent].name : nil
    }
  }

  /// Whether it overloads an operator, which needs no name to be found.
  fileprivate var declaresOperators: Bool {
    tokens.indices.contains { isWord($0, "func") && !isWord($0 + 1) }
  }

  /// Widgets that the body of a bundle lists, `Steps()`, and nothing else in the file names.
  fileprivate var listedWidgets: Set<String> {
    guard
      let bundle = declarations.firstIndex(where: {
        $0.inheritance.map { $0.contains { isWord($0, "WidgetBundle") } } == true
      }),
      let body = declarations.first(where: { $0.parent == bundle && $0.name == "body" })?.body
    else { return [] }
    var listed: Set<String> = []
    var others: Set<String> = []
    for index in tokens.indices {
      guard tokens[index].kind == .word else {
        others.formUnion(CodeReach.words(of: source.bytes[tokens[index].range]))
        continue
      }
      let isListed =
        body.contains(index) && (isPunctuation(index - 1, "{") || beginsLine(index))
        && isPunctuation(index + 1, "(") && isPunctuation(index + 2, ")")
        && (isPunctuation(index + 3, "}") || beginsLine(index + 3))
      if isListed { listed.insert(text(index)) } else { others.insert(text(index)) }
    }
    return listed.subtracting(others)
  }
}
