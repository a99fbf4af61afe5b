/// One of the site's scripts: what it imports and exports, and what is left of it without that.
///
/// It understands a part of the language's modules: `import {a, b as c} from './x.js';`,
/// `export function`, `export async function`, `export class`, `export const name` and
/// `export {a, b as c};`. All else is refused: what is joined has no names that change and none
/// that are looked up while it runs.
struct ScriptModule {
  /// A name that another script gives.
  struct Import {
    /// The path of the script it comes from, below the site's folder.
    let source: String
    /// What that calls it.
    let name: String
    /// What it is called here.
    let local: String
    let line: Int
  }

  /// A name that it gives to others.
  struct Export {
    let name: String
    let local: String
    let line: Int
  }

  /// Below the site's folder, e.g. `scripts/model/store.js`.
  let path: String
  private(set) var imports: [Import] = []
  private(set) var exports: [Export] = []
  /// The script without its imports and the word `export`, as browsers get it.
  let body: String
  let names: ScriptNames

  init(path: String, text: String) throws {
    self.path = path
    let bytes = Array(text.utf8)
    let tokens = ScriptLexer.tokens(bytes)
    var reader = Reader(path: path, tokens: tokens)
    try reader.read()
    imports = reader.imports
    exports = reader.exports
    body = LeanScript.text(bytes, reader.rest)
    names = ScriptNames(reader.rest)
    try checkDeclarations()
  }

  /// Refuses what would fail only when the gallery is opened.
  private func checkDeclarations() throws {
    var locals: Set<String> = []
    for one in imports {
      guard locals.insert(one.local).inserted, names.declared[one.local] == nil else {
        throw ScriptError(
          path, line: one.line, "“\(one.local)” is there twice: import it `as` another name.")
      }
      guard names.used[one.local] != nil else {
        throw ScriptError(
          path, line: one.line, "“\(one.local)” is imported and not used: take it out.")
      }
    }
    var exported: Set<String> = []
    for one in exports {
      guard exported.insert(one.name).inserted else {
        throw ScriptError(path, line: one.line, "“\(one.name)” is exported twice.")
      }
      guard names.declared[one.local] != nil else {
        throw ScriptError(
          path, line: one.line, "“\(one.local)” is exported, but nothing here is called that.")
      }
    }
  }
}

extension ScriptModule {
  /// Goes through the tokens and takes imports and exports out.
  private struct Reader {
    let path: String
    let tokens: [ScriptToken]
    var imports: [Import] = []
    var exports: [Export] = []
    /// The tokens of everything else.
    var rest: [ScriptToken] = []
    private var index = 0

    init(path: String, tokens: [ScriptToken]) {
      self.path = path
      self.tokens = tokens
    }

    mutating func read() throws {
      var depth = 0
      while let token = peek() {
        let isMember = rest.last.map { $0.is(".") || $0.is("?.") } ?? false
        if token.is("import"), !isMember, peek(1)?.is(":") != true {
          guard depth == 0 else { throw misread(token, Self.importForm) }
          try readImport()
        } else if token.is("export"), !isMember, peek(1)?.is(":") != true {
          guard depth == 0 else { throw misread(token, Self.exportForm) }
          try readExport()
        } else {
          depth += token.depth
          rest.append(token)
          index += 1
        }
      }
    }

    private static let importForm = "Write `import {name} from './script.js';` at the top."
    private static let exportForm =
      "Write `export function`, `export class`, `export const name` or `export {name};`: a name "
      + "that changes cannot be exported, nor one without a name of its own."

    private mutating func readImport() throws {
      let first = tokens[index]
      index += 1
      let names = try readList(first, Self.importForm)
      guard take("from"), let from = peek(), from.kind == .literal,
        "'\"".contains(from.text.prefix(1))
      else { throw misread(first, Self.importForm) }
      index += 1
      guard take(";") else { throw misread(first, Self.importForm) }
      let target = try target(String(from.text.dropFirst().dropLast()), line: from.line)
      for one in names {
        imports.append(
          Import(source: target, name: one.name, local: one.other, line: one.line))
      }
    }

    private mutating func readExport() throws {
      let first = tokens[index]
      index += 1
      if peek()?.is("{") == true {
        for one in try readList(first, Self.exportForm) {
          exports.append(Export(name: one.other, local: one.name, line: one.line))
        }
        guard take(";") else { throw misread(first, Self.exportForm) }
        return
      }
      guard let name = declaredName else { throw misread(first, Self.exportForm) }
      exports.append(Export(name: name.text, local: name.text, line: name.line))
    }

    /// The name of the declaration that begins here, if it is one whose name never changes.
    private var declaredName: ScriptToken? {
      var at = 0
      if peek()?.is("async") == true { at = 1 }
      guard let keyword = peek(at) else { return nil }
      if keyword.is("function"), peek(at + 1)?.is("*") == true { at += 1 }
      let isKnown =
        keyword.is("function") || (at == 0 && (keyword.is("class") || keyword.is("const")))
      guard isKnown, let name = peek(at + 1), name.kind == .word else { return nil }
      return name
    }

    /// `{a, b as c}`: each with the name it is called by on the other side.
    private mutating func readList(
      _ first: ScriptToken, _ form: String
    ) throws -> [(name: String, other: String, line: Int)] {
      guard take("{") else { throw misread(first, form) }
      var names: [(String, String, Int)] = []
      while !take("}") {
        guard let name = peek(), name.kind == .word else { throw misread(first, form) }
        index += 1
        var other = name.text
        if take("as") {
          guard let token = peek(), token.kind == .word else { throw misread(first, form) }
          other = token.text
          index += 1
        }
        names.append((name.text, other, name.line))
        guard take(",") || peek()?.is("}") == true else { throw misread(first, form) }
      }
      return names
    }

    /// The path that an import names, below the site's folder.
    private func target(_ written: String, line: Int) throws -> String {
      guard written.hasPrefix("./") || written.hasPrefix("../"), written.hasSuffix(".js") else {
        throw ScriptError(
          path, line: line,
          "“\(written)” is no path to a script beside this one, such as './elements.js'.")
      }
      var folders = path.split(separator: "/").dropLast().map(String.init)
      for part in written.split(separator: "/") where part != "." {
        if part == "..", folders.popLast() != nil { continue }
        folders.append(String(part))
      }
      return folders.joined(separator: "/")
    }

    private func misread(_ token: ScriptToken, _ form: String) -> ScriptError {
      ScriptError(path, line: token.line, "This “\(token.text)” is not understood. " + form)
    }

    private func peek(_ distance: Int = 0) -> ScriptToken? {
      index + distance < tokens.count ? tokens[index + distance] : nil
    }

    /// Goes past a word or sign if it is next.
    private mutating func take(_ text: String) -> Bool {
      guard peek()?.is(text) == true else { return false }
      index += 1
      return true
    }
  }
}
