import Synchronization

extension Device {
  /// The devices of the folder in use, sorted.
  package static let ids = ThemeFolder.standard.names(in: "devices")

  /// What was read of the folder in use: settings, surroundings and axes ask for the same again.
  private static let read = Mutex<[String: Device]>([:])

  /// Reads `themes/devices/<id>.json`.
  package static func load(
    _ id: String, from folder: ThemeFolder = .standard
  ) throws(ThemeError) -> Device {
    guard folder == .standard else { return try readFile(id, folder) }
    if let device = read.withLock({ $0[id] }) { return device }
    let device = try readFile(id, folder)
    read.withLock { $0[id] = device }
    return device
  }

  private static func readFile(
    _ id: String, _ folder: ThemeFolder
  ) throws(ThemeError) -> Device {
    let known = folder.names(in: "devices")
    guard known.contains(id) else {
      let near = NearestNames.find(id, among: known, limit: 3)
      let others =
        near.isEmpty
        ? "there are: \(known.joined(separator: ", "))"
        : "the nearest are: \(near.joined(separator: ", "))"
      throw ThemeError(
        file: "devices/\(id).json", problem: "There is no such device; \(others).",
        isUnknownName: true)
    }
    let record = try folder.decode(DeviceRecord.self, from: "devices/\(id).json")
    if FamilyTraits.all.isEmpty { _ = try FamilyTraits.read() }
    return try Device(id: id, record)
  }

  /// Every device of the folder, sorted by id.
  package static func all(in folder: ThemeFolder = .standard) throws(ThemeError) -> [Device] {
    var devices: [Device] = []
    for id in folder.names(in: "devices") { devices.append(try load(id, from: folder)) }
    return devices
  }

  /// Checks a file's record and puts it in order.
  private init(id: String, _ record: DeviceRecord) throws(ThemeError) {
    let numbers = [
      ("scale", record.scale.value), ("screen.width", record.screen.width),
      ("screen.height", record.screen.height),
    ]
    let sizes = record.families.map { ("families.\($0.key)", min($0.value.width, $0.value.height)) }
    for (keyPath, value) in numbers + sizes.sorted(by: { $0.0 < $1.0 }) where !(value > 0) {
      throw ThemeError(
        file: "devices/\(id).json", keyPath: keyPath, problem: "The number must be above 0.")
    }
    self.init(
      id: id, name: record.name, platform: record.platform, models: record.models,
      scale: record.scale.value, screenWidth: record.screen.width,
      screenHeight: record.screen.height, families: Self.families(record),
      cornerRadius: record.cornerRadius.value, contentMargin: record.contentMargin.value,
      accessoryContentMargin: record.accessoryContentMargin.value,
      standByContentMargin: record.standByContentMargin?.value, systems: record.systems)
  }

  /// The families in WidgetKit's order.
  private static func families(_ record: DeviceRecord) -> [Family] {
    FamilyTraits.sorted(record.families.keys).compactMap { name in
      guard let size = record.families[name] else { return nil }
      let shown = size.homeScreenWidth ?? size.width
      return Family(
        name: name, width: size.width, height: size.height, homeScreenScale: shown / size.width,
        minimumWidth: size.minimumWidth, minimumHeight: size.minimumHeight,
        contentMargin: size.contentMargin?.value)
    }
  }
}

/// The shape of a file in `themes/devices/`; every number sits beside its source.
private struct DeviceRecord: Decodable {
  struct Sourced: Decodable {
    var value: Double
    var source: String
  }

  struct Size: Decodable {
    var width: Double
    var height: Double
    var homeScreenWidth: Double?
    var minimumWidth: Double?
    var minimumHeight: Double?
    var contentMargin: Sourced?
    var source: String
  }

  var name: String
  var platform: Device.Platform
  var models: [String]
  var scale: Sourced
  var screen: Size
  var families: [String: Size]
  var cornerRadius: Sourced
  var contentMargin: Sourced
  var accessoryContentMargin: Sourced
  var standByContentMargin: Sourced?
  var systems: [String]
}
