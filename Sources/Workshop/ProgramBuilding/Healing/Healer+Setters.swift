import SourceLexing

extension Healer {
  /// Lets what the project adds to made types be set on constants, as it can be on classes: nobody
  /// knows which of them are.
  ///
  /// - Returns: whether an error asks for it, and anything was changed.
  mutating func shareSetters(_ errors: [CompilerMessage]) -> Bool {
    guard
      errors.contains(where: {
        $0.text.hasPrefix("cannot assign ") && $0.text.hasSuffix("' is a 'let' constant")
      })
    else { return false }
    var hasChanged = false
    for index in files.indices {
      let outline = files[index].outline(conditions)
      let setters = outline.declarations.filter { isSetterOfMade($0, outline) }
      if setters.isEmpty { continue }
      let edits = setters.map { setter in
        let start = outline.tokens[setter.range.lowerBound].range.lowerBound
        return TextEdit(start..<start, "nonmutating ")
      }
      files[index].bytes = TextEdit.apply(edits, to: files[index].bytes)
      changed.insert(files[index].name)
      hasChanged = true
    }
    return hasChanged
  }

  private func isSetterOfMade(_ setter: SourceDeclaration, _ outline: SourceOutline) -> Bool {
    guard setter.keyword == "set",
      let property = setter.parent.map({ outline.declarations[$0] }),
      let type = property.parent.map({ outline.declarations[$0] })
    else { return false }
    return type.keyword == "extension" && madeTypes.contains(type.name)
      && !(setter.range.lowerBound..<setter.keywordIndex).contains {
        outline.isWord($0, "mutating") || outline.isWord($0, "nonmutating")
      }
  }
}
