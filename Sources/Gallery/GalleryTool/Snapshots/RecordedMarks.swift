/// What an index says of the pictures of bundles besides what they are: of which code they were
/// drawn, and of which inputs.
struct RecordedMarks {
  /// Ids of the bundles that the run has drawn of.
  let drawn: Set<String>
  /// Those of them with pictures that it has not drawn.
  let mixed: Set<String>
  /// The part of the widgets that it was; nil for all.
  let shard: Shard?
  /// Whether all that was drawn is recorded.
  let isWhole: Bool

  /// Checksums of code by bundle: of what was drawn, unless other pictures beside it were not; of
  /// other bundles as they were.
  func codes(_ new: [String: String], over old: [String: String]) -> [String: String] {
    joined(new, old) { bundle, mark in
      old[bundle] == mark || !mixed.contains(bundle) ? mark : nil
    }
  }

  /// Checksums of inputs by bundle. A part of a run says behind the checksum which part it was,
  /// until all parts of the same inputs are recorded.
  func inputs(_ new: [String: String], over old: [String: String]) -> [String: String] {
    joined(new, old) { bundle, mark in
      if old[bundle] == mark { return mark }
      guard isWhole else { return nil }
      guard let shard else { return mixed.contains(bundle) ? nil : mark }
      let known = (old[bundle] ?? "").split(separator: " ").map(String.init)
      var parts = Set([shard])
      if known.first == mark { parts.formUnion(known.dropFirst().compactMap(Shard.init)) }
      parts = parts.filter { $0.count == shard.count }
      if parts.count == shard.count { return mark }
      let names = parts.map(\.number).sorted().map { "\($0)/\(shard.count)" }
      return ([mark] + names).joined(separator: " ")
    }
  }

  private func joined(
    _ new: [String: String], _ old: [String: String], _ mark: (String, String) -> String?
  ) -> [String: String] {
    var result = old.filter { !drawn.contains($0.key) }
    for bundle in drawn { result[bundle] = new[bundle].flatMap { mark(bundle, $0) } }
    return result
  }
}
