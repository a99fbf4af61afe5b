import SourceLexing

extension Healer {
  /// Turns into blanks the outermost declarations with errors: the last that can be left out, so
  /// that what needs none of them is drawn. Of the one that the program begins with its members go.
  ///
  /// - Returns: whether anything was changed.
  mutating func leaveOutOutermost(_ errors: [CompilerMessage]) -> Bool {
    var edits: [Int: [TextEdit]] = [:]
    for (index, site) in sites(of: errors) where mayHealAll || site.isAdded {
      guard let range = Self.outermost(site) else { continue }
      let edit = TextEdit.blanked(site.outline.bytes(range), in: site.outline.source.bytes)
      if edits[index]?.contains(where: { $0.range.overlaps(edit.range) }) != true {
        edits[index, default: []].append(edit)
      }
      if site.isAdded {
        refused.append(RefusedCode(site))
        continue
      }
      var site = site
      let isMissing = isMissing(site)
      if !isMissing { site.label = label(of: site) }
      note(site, .declaration)
      if !isMissing { say(site) }
    }
    for index in edits.keys.sorted() {
      files[index].bytes = TextEdit.apply(edits[index] ?? [], to: files[index].bytes)
      changed.insert(files[index].name)
    }
    return !edits.isEmpty
  }

  /// The tokens of the outermost declaration around an error that can go.
  private static func outermost(_ site: HealingSite) -> Range<Int>? {
    var declaration = site.declaration
    var inner: SourceDeclaration?
    while let parent = declaration.parent {
      (inner, declaration) = (declaration, site.outline.declarations[parent])
    }
    let isMain = (declaration.range.lowerBound..<declaration.keywordIndex).contains {
      site.outline.text($0) == "@main"
    }
    return isMain ? inner?.range : declaration.range
  }
}
