extension VariantAxis {
  /// The values that can be listed.
  package var listed: [String] {
    values.map(\.id) + (others == .devices ? Device.ids : [])
  }

  /// The value meant by a word, in any capitalisation; nil if there is none such.
  package func value(_ word: String) -> String? {
    let lower = word.lowercased()
    return listed.first { $0.lowercased() == lower }
      ?? values.first { $0.aliases?.contains { $0.lowercased() == lower } == true }?.id
      ?? (others == .languages && LocaleName.isKnown(word) ? word : nil)
  }

  /// What to say of a word that means no value, in full sentences.
  package func refusal(of word: String) -> String {
    let spellings = listed + values.flatMap { $0.aliases ?? [] }.sorted()
    let near = NearestNames.find(word, among: spellings, limit: 1).first
    return (near.map { "Did you mean \($0)? " } ?? "")
      + "Known: \(listed.joined(separator: ", "))."
  }
}
