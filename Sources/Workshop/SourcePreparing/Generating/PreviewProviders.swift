/// Registers the types that are a `PreviewProvider`, as `#Preview` registers itself.
enum PreviewProviders {
  static let privatePrefix = "_vitrinePrivatePreviews"

  /// A file for all types that others may name.
  ///
  /// - Parameter files: Paths and facts of the program's files.
  static func text(_ files: [(path: String, facts: FileFacts)]) -> String? {
    let types = files.flatMap { file in
      providers(file.facts).filter { !$0.isPrivate }.map { (file.path, $0) }
    }
    guard !types.isEmpty else { return nil }
    let records = types.enumerated().map { index, type in
      record("nonisolated let _vitrinePreviews\(index)", type.0, type.1)
    }
    return "import SwiftUI\n\n" + records.joined(separator: "\n\n") + "\n"
  }

  /// What is put behind a file's own text for the types that only the file may name.
  static func ending(path: String, facts: FileFacts) -> String? {
    let types = providers(facts).filter(\.isPrivate)
    guard !types.isEmpty else { return nil }
    return types.enumerated().map { index, type in
      "\n\(record("fileprivate nonisolated let \(privatePrefix)\(index)", path, type))\n"
    }.joined()
  }

  private static func providers(_ facts: FileFacts) -> [FileFacts.Declaration] {
    facts.types(conformingTo: "PreviewProvider").filter { $0.isTopLevel && !$0.isGeneric }
  }

  private static func record(
    _ constant: String, _ path: String, _ type: FileFacts.Declaration
  ) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return """
      @used @section("vitrine_previews")
      \(constant): (
        UInt, @convention(c) (UnsafeMutableRawPointer) -> Void
      ) = (
        \(type.line),
        { collector in
          SwiftUI._registerPreviews(
            collector, "/\(file)", \(type.line), \(type.name).self)
        }
      )
      """
  }
}
