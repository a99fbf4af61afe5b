import CatalogueManifest
package import Foundation

extension ReviewRecord {
  /// A record that cannot be used.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    case missing
    case unreadable(String)
    case newerFormat(Int)

    package var description: String {
      switch self {
      case .missing: "there is no \(ReviewRecord.fileName)"
      case .unreadable(let reason): "\(ReviewRecord.fileName) cannot be read: \(reason)"
      case .newerFormat(let format):
        "\(ReviewRecord.fileName) has format \(format); this version reads up to "
          + "\(ReviewRecord.currentFormat)"
      }
    }
  }

  /// The record as JSON: keys sorted, one newline at the end.
  package func encoded() throws -> Data {
    try RecordCoding.encoder(isPretty: true).encode(self) + Data("\n".utf8)
  }

  /// Reads the record of a report.
  ///
  /// - Parameter isShown: whether it is only to be shown. What is written to folders by its names
  ///   must have names that lead nowhere else.
  package static func read(_ report: URL, isShown: Bool = false) throws(Failure) -> ReviewRecord {
    guard let data = EnclosedFolder(report).data(fileName) else { throw .missing }
    return try read(data, isShown: isShown)
  }

  /// What is read first.
  private struct Head: Decodable { let format: Int }

  /// Reads a record from its bytes.
  package static func read(_ data: Data, isShown: Bool = false) throws(Failure) -> ReviewRecord {
    do {
      let head = try JSONDecoder().decode(Head.self, from: data)
      guard head.format <= currentFormat else { throw Failure.newerFormat(head.format) }
      let record = try RecordCoding.decoder().decode(ReviewRecord.self, from: data)
      let paths = record.items.flatMap { item in
        [item.id, item.lines].compactMap { $0 }
          + [item.old, item.new].compactMap { $0 }.flatMap {
            [$0.file] + [$0.tree].compactMap { $0 }
          }
      }
      if !isShown, let path = paths.first(where: { !CataloguePath.isInside($0) }) {
        throw Failure.unreadable("“\(path)” is no path in the folder")
      }
      return record
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unreadable("it is not the record of a review")
    }
  }
}
