package import Foundation

extension Manifest {
  /// Reads the manifest of a catalogue folder. Unknown keys are ignored; keys that a newer version
  /// added get their defaults.
  package static func read(folder: URL) throws -> Manifest {
    let file = folder.appendingPathComponent(fileName)
    guard let data = try? Data(contentsOf: file) else {
      throw ManifestError.missing(path: file.path)
    }
    return try read(data: data, path: file.path)
  }

  /// Reads a manifest from bytes; `path` only appears in errors.
  package static func read(data: Data, path: String = fileName) throws -> Manifest {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      if let date = Timestamp.date(text) { return date }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "“\(text)” is not a date like 2027-01-31T09:41:00Z."))
    }
    do {
      return try decoder.decode(Manifest.self, from: data)
    } catch let error as ManifestError {
      throw error
    } catch {
      throw ManifestError.malformed(path, error)
    }
  }

  /// The manifest's bytes: keys sorted, dates in UTC, one newline at the end.
  ///
  /// - Parameter compact: without spaces and line breaks, for machines only.
  package func encoded(compact: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !compact { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Timestamp.text(date))
    }
    return try encoder.encode(self) + Data([UInt8(ascii: "\n")])
  }

  /// Writes `manifest.json` into a catalogue folder, creating the folder.
  package func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PlainFile.write(encoded(), to: folder.appendingPathComponent(Manifest.fileName))
  }
}
