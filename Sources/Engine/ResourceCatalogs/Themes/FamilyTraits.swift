/// What a family of widgets is, whatever device shows it; a value of `themes/variants/family.json`.
package struct FamilyTraits: Hashable, Sendable {
  /// What WidgetKit, ActivityKit or a preview makes of it.
  package enum Kind: String, Hashable, Sendable, Decodable {
    /// A widget of the Home Screen, the desktop or StandBy.
    case system
    /// A widget of the Lock Screen or a watch face.
    case accessory
    /// A Live Activity on a screen of its own, and in the Dynamic Island.
    case activity, island
    case control
    /// A preview of a plain view, which stands for itself.
    case view
  }

  /// What stands behind the content.
  package enum Ground: String, Hashable, Sendable, Decodable {
    /// A card of the system's.
    case card
    /// The wallpaper, or a ground that the content brings along.
    case wallpaper
    case nothing
  }

  /// On which of Apple's systems links in it are tap targets of their own.
  package enum Links: String, Hashable, Sendable, Decodable { case always, lately, never }

  /// WidgetKit's name, e.g. `systemSmall`.
  package var name: String
  package var kind: Kind
  package var ground: Ground
  /// The systems on which a widget that names no families has it.
  package var usualOn: Set<Device.Platform> = []
  /// The systems that show it while charging on its side.
  package var standByOn: Set<Device.Platform> = []
  /// The systems whose Smart Stack shows it, on a card with the widget's background.
  package var smartStackOn: Set<Device.Platform> = []
  /// Whether it is cut to a circle.
  package var isRound = false
  /// The systems whose locations have room for a label beside the content.
  package var labelOn: Set<Device.Platform> = []
  package var links = Links.always

  /// All families: WidgetKit's order, then Live Activities, controls and previews of plain views.
  /// None if the file cannot be read; whoever loads a device is told why.
  package static let all: [FamilyTraits] = (try? read()) ?? []

  /// The name of the family of plain views.
  package static let view = all.first { $0.kind == .view }?.name ?? ""

  /// The family of a name. One that no file describes stands on nothing.
  package static func named(_ name: String) -> FamilyTraits {
    all.first { $0.name == name } ?? FamilyTraits(name: name, kind: .system, ground: .nothing)
  }

  /// The names of some families in the order of all; others come last, by name.
  package static func sorted(_ names: some Sequence<String>) -> [String] {
    func rank(_ name: String) -> Int { all.firstIndex { $0.name == name } ?? all.count }
    return names.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// Reads the families of a folder of themes.
  package static func read(
    in folder: ThemeFolder = .standard
  ) throws(ThemeError) -> [FamilyTraits] {
    try folder.decode(FamilyTraitsRecord.self, from: "variants/family.json").values.map {
      FamilyTraits(
        name: $0.id, kind: $0.kind, ground: $0.behind,
        usualOn: Set($0.usualOn ?? []), standByOn: Set($0.standByOn ?? []),
        smartStackOn: Set($0.smartStackOn ?? []), isRound: $0.isRound ?? false,
        labelOn: Set($0.labelOn ?? []),
        links: $0.links ?? .always)
    }
  }
}

/// The shape of the file.
private struct FamilyTraitsRecord: Decodable {
  /// One family.
  struct Value: Decodable {
    var id: String
    var kind: FamilyTraits.Kind
    var behind: FamilyTraits.Ground
    var usualOn: [Device.Platform]?
    var standByOn: [Device.Platform]?
    var smartStackOn: [Device.Platform]?
    var isRound: Bool?
    var labelOn: [Device.Platform]?
    var links: FamilyTraits.Links?
  }

  var values: [Value]
}
