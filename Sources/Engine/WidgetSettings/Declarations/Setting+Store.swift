import Encodings

extension Setting where Value == String? {
  /// A JSON file with the objects of an app's stores, relative to the folder of `vitrine.json`.
  package static var store: Self {
    Setting(
      "store",
      .text("a JSON file of the project", example: "fixtures/store.json").naming {
        $0.text.map { [$0] } ?? []
      },
      help: "a JSON file with the objects that stores of Core Data and SwiftData begin with",
      details: """
        The file is an object of kinds (entities, classes) with lists of objects: \
        `{"Trip": [{"$name": "rome", "title": "Rome", "start": "2026-06-12T08:00:00Z", "stops": \
        ["forum"]}], "Stop": [{"$name": "forum", "title": "Forum"}]}`. `$name` is what other \
        objects call one by in their relationships, which are a name or a list of names; inverse \
        relationships follow. Dates are ISO 8601, data Base64 or `{"$json": …}`. Transformable \
        values cannot be given. Each store takes the kinds it has an entity or class for. Stores \
        in memory begin empty, as previews fill them.
        """)
  }
}
