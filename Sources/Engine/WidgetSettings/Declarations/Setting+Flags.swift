import Encodings

extension Setting where Value == [String] {
  /// Compilation conditions besides `DEBUG`.
  package static var flags: Self {
    Setting(
      "flags", .list().example(.array([.string("STAGING")])), usual: [],
      help: "compilation conditions that hold besides DEBUG")
  }
}
