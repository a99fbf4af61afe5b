extension Shadow {
  /// What is loaded from an address without a session: answered as requests of sessions are. Ours
  /// win only if arguments are handed over as Foundation has it (`__shared`).
  static let loading: [Shadow] = [
    .member(
      "Data", "init(contentsOf:options:)",
      """
      init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
          self = try VitrineLoading.data(of: url, options)
        }
      """),
    .member(
      "NSData", "init(contentsOf:)",
      """
      convenience init?(contentsOf url: URL) {
          guard let data = try? VitrineLoading.data(of: url, []) else { return nil }
          self.init(data: data)
        }
      """),
    .member(
      "String", "init(contentsOf:encoding:)",
      """
      init(contentsOf url: __shared URL, encoding enc: String.Encoding) throws {
          self = try VitrineLoading.text(of: url, enc)
        }
      """),
    .member(
      "String", "init(contentsOf:)",
      """
      init(contentsOf url: __shared URL) throws {
          self = try VitrineLoading.text(of: url, nil)
        }
      """),
  ]
}
