package import CatalogueManifest
package import Foundation

/// The list of all snapshots of a folder, kept beside them as `snapshots.json`.
package struct SnapshotIndex: Hashable, Sendable {
  /// The index's name within a folder of snapshots.
  package static let fileName = "snapshots.json"
  /// The format this code writes. Readers refuse a greater one.
  static let currentFormat = 1

  /// Clock, locale and device the pictures were made with, unless their bundle has others.
  package var settings: RenderSettings
  /// The settings of bundles with others, by id.
  package private(set) var bundles: [String: RenderSettings]
  /// Sorted by id.
  package private(set) var snapshots: [Snapshot]
  /// What their widgets lacked.
  package var missing: MissingNames

  package init(
    settings: RenderSettings, bundles: [String: RenderSettings] = [:], snapshots: [Snapshot],
    missing: MissingNames = MissingNames()
  ) {
    self.settings = settings
    self.bundles = bundles.compactMapValues { $0.other(than: settings) }
    self.missing = missing
    self.snapshots = snapshots.sorted { $0.id < $1.id }
  }

  /// What the pictures of a bundle were made with.
  package func settings(of bundle: String) -> RenderSettings { bundles[bundle] ?? settings }

  /// An index that cannot be used.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    case missing
    case unreadable(String)
    case newerFormat(Int)

    package var description: String {
      switch self {
      case .missing: "there is no \(SnapshotIndex.fileName)"
      case .unreadable(let reason): "\(SnapshotIndex.fileName) cannot be read: \(reason)"
      case .newerFormat(let format):
        "\(SnapshotIndex.fileName) has format \(format); this version reads up to "
          + "\(SnapshotIndex.currentFormat)"
      }
    }
  }

  private struct Head: Codable {
    var format: Int
    var settings: RenderSettings
    var bundles: [String: RenderSettings]?
    var snapshots: [Snapshot]
    var missing: [String: [String]]?
  }

  /// Reads an index from its bytes.
  package init(_ data: Data) throws(Failure) {
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .custom { decoder in
        let text = try decoder.singleValueContainer().decode(String.self)
        return Timestamp.date(text) ?? Date(timeIntervalSince1970: 0)
      }
      let head = try decoder.decode(Head.self, from: data)
      guard head.format <= Self.currentFormat else { throw Failure.newerFormat(head.format) }
      if let id = head.snapshots.map(\.id).first(where: { !CataloguePath.isInside($0) }) {
        throw Failure.unreadable("the id “\(id)” is no path in the folder")
      }
      self.init(
        settings: head.settings, bundles: head.bundles ?? [:], snapshots: head.snapshots,
        missing: MissingNames(head.missing ?? [:]))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unreadable("it is not an index of snapshots (\(error.localizedDescription))")
    }
  }

  /// The bytes: one snapshot a line, so that a change shows as one line; what is missing, if there
  /// is anything, likewise for each widget.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Timestamp.text(date))
    }
    var data = Data("{\"format\":\(Self.currentFormat),\n\"settings\":".utf8)
    data += try encoder.encode(settings)
    if !bundles.isEmpty { data += Data(",\n\"bundles\":".utf8) + (try encoder.encode(bundles)) }
    data += Data(",\n\"snapshots\":[\n".utf8)
    for (index, snapshot) in snapshots.enumerated() {
      data += try encoder.encode(snapshot)
      data += Data((index + 1 < snapshots.count ? ",\n" : "\n").utf8)
    }
    data += Data("]".utf8)
    let lacking = missing.ofWidget.sorted { $0.key < $1.key }
    for (index, (widget, names)) in lacking.enumerated() {
      data += Data((index == 0 ? ",\n\"missing\":{\n" : ",\n").utf8)
      data += try encoder.encode(widget) + Data(":".utf8) + encoder.encode(names)
    }
    return data + Data((lacking.isEmpty ? "}\n" : "\n}}\n").utf8)
  }

}
