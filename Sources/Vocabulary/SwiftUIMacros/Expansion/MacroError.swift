/// Why a macro cannot be expanded, and where in its source.
struct MacroError: Error, Equatable {
  /// A full sentence for the person who wrote the macro's use.
  let message: String
  /// Bytes from the start of the syntax the macro was given.
  let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
