/// A file handed to the compiler.
struct ProgramSource: Sendable {
  /// Unique among the program's files.
  var name: String
  var bytes: [UInt8]

  /// A path as one file name: the compiler wants different names for different files.
  static func flatName(_ path: String) -> String {
    path.replacing("+", with: "++").replacing("/", with: "+")
  }

  /// A module's files and what is generated for it.
  static func all(
    _ files: [WidgetProject.SourceFile], _ generated: GeneratedSources
  ) -> [ProgramSource] {
    files.enumerated().map { index, file in
      let ending = generated.ending(of: index) ?? ""
      return ProgramSource(name: flatName(file.path), bytes: file.prepared + Array(ending.utf8))
    } + generated.files.map { ProgramSource(name: $0.name, bytes: Array($0.text.utf8)) }
  }
}
