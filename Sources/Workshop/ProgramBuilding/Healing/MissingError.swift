/// What a function throws whose body was left out, in a file that is added to its module. Who calls
/// it does what it would do if the work had failed.
enum MissingError {
  static let name = "_VitrineMissingError"

  /// Public, as functions may be whose code other modules compile.
  static let declaration = """
    public struct \(name): Error, CustomStringConvertible {
      public let description: String
      public init(_ name: String) { description = "Missing name: \\(name)" }
    }

    """
}
