import Encodings

extension Setting where Value == [String] {
  /// Files and folders that make up the program; empty to find them.
  package static var sources: Self {
    Setting(
      "sources", .list().example(.array([.string("Widget"), .string("Shared/*.swift")])),
      usual: [], usually: "what is found",
      help: "the files and folders that make up the program",
      details: """
        For a folder of Swift files whose widgets are guessed wrongly. Paths start in the folder \
        of `vitrine.json`; `*` and `?` stand for parts of a name, `**` for folders.
        """)
  }
}
