import SourceLexing

/// Expands `#Preview`; ``MacroPlugin`` describes the result.
enum PreviewMacro {
  /// The record for the section of previews.
  static func expansion(of request: MacroRequest) throws -> String {
    let source = SourceText(request.source)
    let start = source.tokens.first { $0.kind == .directive && source.text($0) == "#Preview" }
    guard let start else {
      throw MacroError("A preview has the form #Preview { … }.", at: 0)
    }
    let attributes = source.text(0..<start.range.lowerBound)
    let arguments = PreviewableMacro.moved(
      in: source.text(start.range.upperBound..<source.bytes.count))
    return """
      \(attributes)@used @section("vitrine_previews")
      nonisolated \(request.isInType ? "static " : "")let \(request.uniqueName("PreviewRecord")): (
        UInt, @convention(c) (UnsafeMutableRawPointer) -> Void
      ) = (
        #line,
        { collector in
          SwiftUI._registerPreview(collector, #fileID, #line) {
            SwiftUI.Preview\(arguments)
          }
        }
      )
      """
  }
}
