package import SourceLexing

/// What a file declares and needs, as far as choosing and completing a program takes.
package struct FileFacts: Hashable, Sendable {
  /// One `import` that is compiled.
  package struct Import: Hashable, Sendable {
    package var module: String
    /// Counted from 1; 0 where the file does not name it.
    package var line: Int
    var moduleRange: Range<Int>
    /// `.log` of `import os.log`; nil for declarations (`import struct A.B`).
    var submoduleRange: Range<Int>?
    /// Whether it says for whom: `internal import os`.
    package var hasLevel = false
  }

  /// A type or an extension of one.
  package struct Declaration: Hashable, Sendable {
    /// `struct`, `class`, `enum`, `actor`, `protocol`, `typealias`, `extension`.
    package var keyword: String
    package var name: String
    /// Names behind the colon.
    package var inherits: [String]
    package var line: Int
    package var isTopLevel: Bool
    /// Whether it is marked `@main` or as an application.
    package var isEntry: Bool
    package var isPrivate: Bool
    package var isPublic: Bool
    package var isGeneric: Bool
  }

  /// A member added in an extension, by the name of the extended type.
  package struct ExtensionMember: Hashable, Sendable {
    package var type: String
    /// The name, for functions with their labels: `now`, `formatted(date:time:)`, `init()`.
    package var name: String

    package init(type: String, name: String) {
      self.type = type
      self.name = name
    }
  }

  package var imports: [Import] = []
  package var declarations: [Declaration] = []
  package var extensionMembers: [ExtensionMember] = []
  /// Names of functions and variables declared outside any type, as those of members.
  package var globals: [String] = []
  /// By the name of a function with its labels, those of them that each call writes.
  package var neededLabels: [String: Set<String>] = [:]
  /// Modules whose names are used and that another import carries, sorted.
  package private(set) var carriedModules: [String] = []

  /// Reads the tokens that are compiled.
  package init(_ source: SourceText, isActive: [Bool]) {
    var scanner = FactScanner(source, isActive)
    self = scanner.scan()
    carriedModules = CarriedModule.used(in: source, isActive: isActive, imports: imports)
  }

  init() {}

  /// Names of types declared outside other types.
  package var topLevelNames: [String] {
    declarations.filter { $0.isTopLevel && $0.keyword != "extension" }.map(\.name)
  }

  /// Those of them that other files see.
  package var sharedNames: [String] {
    declarations.filter { $0.isTopLevel && $0.keyword != "extension" && !$0.isPrivate }.map(\.name)
  }

  /// Whether a type here states that it is a widget, a control or a bundle of them.
  package var declaresWidgets: Bool {
    !types(conformingTo: "WidgetBundle").isEmpty || !widgets.isEmpty
  }

  /// Types that state that they are a widget or a control.
  package var widgets: [Declaration] {
    declarations.filter { declaration in
      declaration.keyword != "protocol"
        && ["Widget", "ControlWidget"].contains(where: declaration.inherits.contains)
    }
  }

  /// Classes that give those who handle SiriKit intents, by their names.
  package var intentExtensions: [String] {
    types(conformingTo: "INExtension")
      .filter { $0.keyword == "class" && $0.isTopLevel && !$0.isPrivate && !$0.isGeneric }.map(
        \.name)
  }

  /// Types that state conformance to a protocol, here or in an extension.
  package func types(conformingTo name: String) -> [Declaration] {
    declarations.filter { $0.keyword != "protocol" && $0.inherits.contains(name) }
  }
}
