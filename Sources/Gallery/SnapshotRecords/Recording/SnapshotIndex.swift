package import CatalogueManifest
package import Foundation

/// The list of all snapshots of a folder, kept beside them as `snapshots.json`.
package struct SnapshotIndex: Hashable, Sendable {
  /// The index's name within a folder of snapshots.
  package static let fileName = "snapshots.json"
  /// The format this code writes. Readers refuse a greater one.
  static let currentFormat = 2

  /// The behaviour of a widget, whose file lies beside its pictures.
  package struct Behaviour: Codable, Hashable, Sendable {
    /// The id of the widget.
    package var id: String
    /// The id of the bundle.
    package var bundle: String
    /// `SHA256.short` of the file.
    package var mark: String

    package init(id: String, bundle: String, mark: String) {
      (self.id, self.bundle, self.mark) = (id, bundle, mark)
    }
  }

  /// Clock, locale and device the pictures were made with, unless their bundle has others.
  package var settings: RenderSettings
  /// The settings of bundles with others, by id.
  package private(set) var bundles: [String: RenderSettings]
  /// Sorted by id.
  package internal(set) var snapshots: [Snapshot]
  /// Sorted by id; none of an index that an earlier version wrote.
  package internal(set) var behaviours: [Behaviour]
  /// What their widgets lacked.
  package var missing: MissingNames
  /// Who drew the pictures, e.g. `vitrine 0.1.0`; empty of an index that an earlier version wrote.
  package var generator: String
  /// Checksums of the code and resources that they were drawn of, by the id of the bundle; none of
  /// a bundle whose pictures are not all of one code.
  package var codes: [String: String] = [:]
  /// Checksums of all that they depend on, the settings and the version too, by the id of the
  /// bundle; only of bundles all of whose pictures were drawn by one run.
  package var inputs: [String: String] = [:]

  package init(
    settings: RenderSettings, bundles: [String: RenderSettings] = [:], snapshots: [Snapshot],
    behaviours: [Behaviour] = [], missing: MissingNames = MissingNames(), generator: String = ""
  ) {
    self.settings = settings
    self.generator = generator
    self.behaviours = behaviours.sorted { $0.id < $1.id }
    self.bundles = bundles.compactMapValues { $0.other(than: settings) }
    self.missing = missing
    self.snapshots = snapshots.sorted { $0.id < $1.id }
  }

  /// Forgets some widgets.
  ///
  /// - Parameter isKept: whether a widget stays, given the ids of its bundle and its own.
  package mutating func keep(_ isKept: (String, String) -> Bool) {
    snapshots.removeAll { !isKept($0.bundle, $0.widget) }
    behaviours.removeAll { !isKept($0.bundle, $0.id) }
    let widgets = Set(snapshots.map(\.widget))
    missing = MissingNames(missing.ofWidget.filter { widgets.contains($0.key) })
    let known = Set(snapshots.map(\.bundle))
    bundles = bundles.filter { known.contains($0.key) }
    codes = codes.filter { known.contains($0.key) }
    inputs = inputs.filter { known.contains($0.key) }
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
    var widgets: [Behaviour]?
    var missing: [String: [String]]?
    var generator: String?
    var codes: [String: String]?
    var inputs: [String: String]?
  }

  /// Reads an index from its bytes.
  package init(_ data: Data) throws(Failure) {
    do {
      let head = try RecordCoding.decoder().decode(Head.self, from: data)
      guard head.format <= Self.currentFormat else { throw Failure.newerFormat(head.format) }
      let ids = head.snapshots.map(\.id) + (head.widgets ?? []).map(\.id)
      if let id = ids.first(where: { !CataloguePath.isInside($0) }) {
        throw Failure.unreadable("the id “\(id)” is no path in the folder")
      }
      self.init(
        settings: head.settings, bundles: head.bundles ?? [:], snapshots: head.snapshots,
        behaviours: head.widgets ?? [], missing: MissingNames(head.missing ?? [:]),
        generator: head.generator ?? "")
      (codes, inputs) = (head.codes ?? [:], head.inputs ?? [:])
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unreadable("it is not an index of snapshots (\(error.localizedDescription))")
    }
  }

  /// The bytes: one snapshot a line, so that a change shows as one line; so are behaviours, and
  /// what is missing, if there is anything, for each widget.
  package func encoded() throws -> Data {
    let encoder = RecordCoding.encoder()
    var data = Data("{\"format\":\(Self.currentFormat),\n".utf8)
    if !generator.isEmpty {
      data += Data("\"generator\":".utf8) + (try encoder.encode(generator)) + Data(",\n".utf8)
    }
    for (name, marks) in [("codes", codes), ("inputs", inputs)] where !marks.isEmpty {
      for (index, mark) in marks.sorted(by: { $0.key < $1.key }).enumerated() {
        data += Data((index == 0 ? "\"\(name)\":{\n" : ",\n").utf8)
        data += try encoder.encode(mark.key) + Data(":".utf8) + encoder.encode(mark.value)
      }
      data += Data("\n},\n".utf8)
    }
    data += Data("\"settings\":".utf8)
    data += try encoder.encode(settings)
    if !bundles.isEmpty { data += Data(",\n\"bundles\":".utf8) + (try encoder.encode(bundles)) }
    data += Data(",\n\"snapshots\":[\n".utf8)
    for (index, snapshot) in snapshots.enumerated() {
      data += try encoder.encode(snapshot)
      data += Data((index + 1 < snapshots.count ? ",\n" : "\n").utf8)
    }
    data += Data("]".utf8)
    for (index, behaviour) in behaviours.enumerated() {
      data += Data((index == 0 ? ",\n\"widgets\":[\n" : ",\n").utf8)
      data += try encoder.encode(behaviour)
    }
    if !behaviours.isEmpty { data += Data("\n]".utf8) }
    let lacking = missing.ofWidget.sorted { $0.key < $1.key }
    for (index, (widget, names)) in lacking.enumerated() {
      data += Data((index == 0 ? ",\n\"missing\":{\n" : ",\n").utf8)
      data += try encoder.encode(widget) + Data(":".utf8) + encoder.encode(names)
    }
    return data + Data((lacking.isEmpty ? "}\n" : "\n}}\n").utf8)
  }

}
