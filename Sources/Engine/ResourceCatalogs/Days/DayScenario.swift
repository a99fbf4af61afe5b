/// What happens to a device in the course of a day, every day alike: a file of
/// `themes/days/scenarios`.
package struct DayScenario: Hashable, Sendable {
  /// How often a widget is looked at.
  package enum Profile: String, Hashable, Sendable, Decodable {
    case often, sometimes, rarely
  }

  /// The device comes to another place.
  package struct Move: Hashable, Sendable, Decodable {
    package var at: DailyTime
    /// How far north of the location that is given it is from then on, degrees of latitude.
    package var north: Double
    /// How far east, degrees of longitude.
    package var east: Double
  }

  /// Something of the system's that widgets are reloaded for.
  package struct Change: Hashable, Sendable, Decodable {
    package var at: DailyTime
    /// What changed, as the page says it.
    package var says: String
  }

  /// The file's name without ending.
  package var id: String
  /// The name shown to people.
  package var name: String
  /// The position in menus.
  package var order: Int
  /// A sentence on what happens.
  package var says: String
  package var profile: Profile
  /// When the device is in use; else it sleeps.
  package var awake: [DailySpan]
  /// When it is locked although it is in use.
  package var locked: [DailySpan]
  /// When there is no connection.
  package var offline: [DailySpan]
  /// When the app plays audio.
  package var listening: [DailySpan]
  /// When the app navigates.
  package var navigating: [DailySpan]
  /// When the app is opened.
  package var opened: [DailyTime]
  package var moved: [Move]
  /// When a server sends a push.
  package var pushed: [DailyTime]
  /// When somebody taps a button or toggle of each widget that has one.
  package var tapped: [DailyTime]
  package var changed: [Change]
}

extension DayScenario {
  /// The one where nobody asks for another.
  package static let defaultID = "usual"

  private static let folder = "days/scenarios"

  /// Those of the folder in use, sorted.
  package static let ids = ThemeFolder.standard.names(in: folder)

  /// All there are, by `order`, then by id.
  package static func all(
    in folder: ThemeFolder = .standard
  ) throws(ThemeError) -> [DayScenario] {
    var all: [DayScenario] = []
    for id in folder.names(in: Self.folder) { all.append(try load(id, from: folder)) }
    return all.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }

  /// Reads `themes/days/scenarios/<id>.json`.
  package static func load(
    _ id: String = defaultID, from folder: ThemeFolder = .standard
  ) throws(ThemeError) -> DayScenario {
    let file = "\(Self.folder)/\(id).json"
    let known = folder.names(in: Self.folder)
    guard known.contains(id) else {
      throw ThemeError(
        file: file,
        problem: "There is no such scenario; there are: \(known.joined(separator: ", ")).",
        isUnknownName: true)
    }
    return DayScenario(try folder.decode(ScenarioRecord.self, from: file), id: id)
  }

  private init(_ record: ScenarioRecord, id: String) {
    (self.id, name, order, says) = (id, record.name, record.order, record.says)
    (profile, awake) = (record.profile, record.awake)
    (locked, offline) = (record.locked ?? [], record.offline ?? [])
    (listening, navigating) = (record.listening ?? [], record.navigating ?? [])
    (opened, moved) = (record.opened ?? [], record.moved ?? [])
    (pushed, tapped) = (record.pushed ?? [], record.tapped ?? [])
    changed = record.changed ?? []
  }
}

/// The shape of a file in `themes/days/scenarios`.
private struct ScenarioRecord: Decodable {
  var name: String
  var order: Int
  var says: String
  var profile: DayScenario.Profile
  var awake: [DailySpan]
  var locked, offline, listening, navigating: [DailySpan]?
  var opened, pushed, tapped: [DailyTime]?
  var moved: [DayScenario.Move]?
  var changed: [DayScenario.Change]?
}
