/// The modules that a file imports.
enum ImportedNames {
  private static let importing = Pattern(
    #"^ *((?:@\w+ )*)(?:public |package |internal )?import "#
      + #"(?:struct |class |enum |func |protocol |typealias )?(\w+)"#)

  /// - Parameter passedOn: Only those that whoever imports the file's module gets too, or only the
  ///   others; nil for all.
  static func find(
    in file: SourceTree.File, passedOn: Bool? = nil
  ) -> [(name: String, line: Int)] {
    importing.matches(in: file.source)
      .filter { passedOn == nil || $0.parts[1].contains("@_exported") == passedOn }
      .map { ($0.parts[2], $0.line) }
  }
}
