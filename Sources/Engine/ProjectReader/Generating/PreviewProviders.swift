/// Registers the types that are a `PreviewProvider`, as `#Preview` registers itself.
enum PreviewProviders {
  /// - Parameter files: Paths and facts of the program's files.
  static func text(_ files: [(path: String, facts: FileFacts)]) -> String? {
    var records: [String] = []
    for file in files {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      for type in file.facts.types(conformingTo: "PreviewProvider")
      where type.isTopLevel && !type.isPrivate && !type.isGeneric {
        records.append(
          """
          @used @section("vitrine_previews")
          nonisolated let _vitrinePreviews\(records.count): (
            UInt, @convention(c) (UnsafeMutableRawPointer) -> Void
          ) = (
            \(type.line),
            { collector in
              SwiftUI._registerPreviews(
                collector, "/\(name)", \(type.line), \(type.name).self)
            }
          )
          """)
      }
    }
    guard !records.isEmpty else { return nil }
    return "import SwiftUI\n\n" + records.joined(separator: "\n\n") + "\n"
  }
}
