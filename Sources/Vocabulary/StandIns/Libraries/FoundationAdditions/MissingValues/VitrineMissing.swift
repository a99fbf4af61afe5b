/// Ends the program where code would go on with a name that could not be had: what stands in a body
/// that was left out, and in members of modules that are made from their use. The tool reads the
/// name and the place from what is printed. Not for widget code.
///
/// - Parameter name: what is missing, with its module where that is known: `CryptoKit.SHA256`.
public func _vitrineMissing(
  _ name: StaticString, _ file: StaticString = #fileID, _ line: UInt = #line
) -> Never {
  fatalError("Missing name: \(name)", file: file, line: line)
}
