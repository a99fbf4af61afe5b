import CatalogueManifest
import Foundation

/// How files of records are written: keys sorted, dates as `Timestamp` writes them.
enum RecordCoding {
  /// - Parameter isPretty: a line for each value, for files that people compare.
  static func encoder(isPretty: Bool = false) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Timestamp.text(date))
    }
    return encoder
  }

  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      return Timestamp.date(text) ?? Date(timeIntervalSince1970: 0)
    }
    return decoder
  }
}
