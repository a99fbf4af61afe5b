import Encodings

extension Setting where Value == [String: String] {
  /// What the network answers: URL → file, relative to the folder of `vitrine.json`.
  package static var responses: Self {
    Setting(
      "responses",
      .table("URLs with file names").naming(\.memberTexts).example(
        .object(["https://example.com/weather": .string("fixtures/weather.json")])),
      usual: [:], help: "files that answer for the network, by URL",
      details: """
        A URL without a query answers for all of its queries. With a time of day in front, such as \
        `12:30 https://…`, it answers from then on, so that simulated days bring news. Requests to \
        others fail as without a connection. Files are named from the folder of `vitrine.json` and \
        lie in the project.
        """)
  }
}
