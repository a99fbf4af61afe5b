/// A list of arguments in a file, which a program reads where it is given `@file`.
enum ResponseFile {
  /// Quoted, one a line, as the compiler, the linker and the archiver of LLVM read them.
  static func text(_ arguments: [String]) -> String {
    arguments.map { argument in
      let escaped = argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\"\n"
    }.joined()
  }
}
