/// A file handed to the compiler.
struct ProgramSource: Sendable {
  /// Unique among the program's files.
  var name: String
  var bytes: [UInt8]

  /// A path as one file name: the compiler wants different names for different files.
  static func flatName(_ path: String) -> String {
    path.replacing("+", with: "++").replacing("/", with: "+")
  }
}
