import Encodings

extension Setting where Value == [String: String] {
  /// Folders with the files of app groups: group → folder, relative to the folder of
  /// `vitrine.json`.
  package static var containers: Self {
    Setting(
      "containers",
      .table("app groups with folders").naming(\.memberTexts).example(
        .object(["group.com.example": .string("fixtures/group")])),
      usual: [:], help: "folders with the files that app groups share, by group",
      details: """
        A copy of the folder is what `containerURL(forSecurityApplicationGroupIdentifier:)` \
        answers. Folders are named from the folder of `vitrine.json` and lie in the project.
        """)
  }
}
