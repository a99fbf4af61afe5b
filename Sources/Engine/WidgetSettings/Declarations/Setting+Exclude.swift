import Encodings

extension Setting where Value == [String] {
  /// Patterns of files to leave out, relative to the folder of `vitrine.json` (`*`, `**`, `?`).
  package static var exclude: Self {
    Setting(
      "exclude", .list().example(.array([.string("Generated/**"), .string("*+Debug.swift")])),
      usual: [], help: "files and folders to leave out",
      details: """
        Paths start in the folder of `vitrine.json`; `*` and `?` stand for parts of a name, `**` \
        for folders.
        """)
  }
}
