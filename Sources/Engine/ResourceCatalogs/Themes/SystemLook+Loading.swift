import Synchronization
import VectorDrawing

extension SystemLook {
  /// What was read so far; each is read once per process.
  private static let cache = Mutex<[String: SystemLook]>([:])

  /// The systems of the folder in use, sorted.
  package static let ids = ThemeFolder.standard.names(in: "systems")

  /// Reads `themes/systems/<id>.json` and the palettes that it names, or answers from memory.
  package static func load(
    _ id: String = defaultID, from folder: ThemeFolder = .standard
  ) throws(ThemeError) -> SystemLook {
    let key = folder.path + "|" + id
    if let known = cache.withLock({ $0[key] }) { return known }
    let file = "systems/\(id).json"
    let known = folder.names(in: "systems")
    guard known.contains(id) else {
      let others = known.joined(separator: ", ")
      throw ThemeError(
        file: file, problem: "There is no such system; there are: \(others).", isUnknownName: true)
    }
    let record = try folder.decode(SystemRecord.self, from: file)
    try record.check(file)
    let look = SystemLook(
      record, id: id, material: try record.material.material(file),
      palettes: try palettes(record.palettes, file, folder))
    cache.withLock { $0[key] = look }
    return look
  }

  /// What the palette of another platform lacks is as on iOS.
  private static func palettes(
    _ names: [String: String], _ file: String, _ folder: ThemeFolder
  ) throws(ThemeError) -> [String: Palette] {
    let usual = Device.Platform.iOS.rawValue
    let base = try Palette.load(names[usual] ?? "", from: folder)
    var palettes = [usual: base]
    for (platform, name) in names.sorted(by: { $0.key < $1.key }) where platform != usual {
      palettes[platform] = try Palette.load(name, over: base, from: folder)
    }
    return palettes
  }
}

/// The shape of a file in `themes/systems/`; every number sits beside its source.
struct SystemRecord: Decodable {
  /// What a material adds to what is behind it.
  struct Material: Decodable {
    var light: String
    var dark: String
    var ultraThin: Double
    var thin: Double
    var regular: Double
    var thick: Double
    var ultraThick: Double
    var bar: Double

    func material(_ file: String) throws(ThemeError) -> SystemLook.Material {
      guard let light = RGBA(themeText: light), let dark = RGBA(themeText: dark) else {
        throw ThemeError(
          file: file, keyPath: "material", problem: "“light” and “dark” must be #RRGGBB.")
      }
      let opacities: [SystemLook.Material.Thickness: Double] = [
        .ultraThin: ultraThin, .thin: thin, .regular: regular, .thick: thick,
        .ultraThick: ultraThick, .bar: bar,
      ]
      guard opacities.values.allSatisfy({ (0...1).contains($0) }) else {
        throw ThemeError(
          file: file, keyPath: "material", problem: "An opacity must lie between 0 and 1.")
      }
      return SystemLook.Material(light: light, dark: dark, opacities: opacities)
    }
  }

  var name: String
  var versions: [String: Int]
  var palettes: [String: String]
  var toggle: SystemLook.Toggle
  var button: SystemLook.Button
  var groupBox: SystemLook.GroupBox
  var material: Material
  var glass: SystemLook.Glass?
  var gauge: [String: SystemLook.Gauge]
  var progress: [String: SystemLook.Progress]

  /// Throws what is said of no platform, and where iOS is missing.
  private func checkPlatforms(_ file: String) throws(ThemeError) {
    let usual = Device.Platform.iOS.rawValue
    let said: [(String, [String])] = [
      ("versions", Array(versions.keys)), ("palettes", Array(palettes.keys)),
      ("gauge", Array(gauge.keys)), ("progress", Array(progress.keys)),
    ]
    for (keyPath, platforms) in said {
      guard platforms.contains(usual) else {
        throw ThemeError(file: file, keyPath: keyPath, problem: "“\(usual)” is missing.")
      }
      for name in platforms.sorted() where Device.Platform(rawValue: name) == nil {
        throw ThemeError(
          file: file, keyPath: "\(keyPath).\(name)", problem: "No platform has this name.")
      }
    }
  }

  /// Throws what is no length and no size of a control.
  func check(_ file: String) throws(ThemeError) {
    try checkPlatforms(file)
    let lengths = [
      ("toggle.width", toggle.width), ("toggle.height", toggle.height),
      ("toggle.thumbWidth", toggle.thumbWidth), ("toggle.thumbHeight", toggle.thumbHeight),
    ]
    for (keyPath, length) in lengths where !(length > 0) {
      throw ThemeError(file: file, keyPath: keyPath, problem: "The number must be above 0.")
    }
    let radii = [
      ("button.cornerRadius", button.cornerRadius),
      ("groupBox.cornerRadius", groupBox.cornerRadius),
    ]
    for (keyPath, radius) in radii where !(radius >= 0) {
      throw ThemeError(file: file, keyPath: keyPath, problem: "The number must not be below 0.")
    }
    for (platform, views) in progress.sorted(by: { $0.key < $1.key })
    where views.spinners["regular"] == nil {
      throw ThemeError(
        file: file, keyPath: "progress.\(platform).spinners", problem: "“regular” is missing.")
    }
    let sizes =
      (button.capsules ?? [:]).map { ("button.capsules.\($0.key)", $0.value) }
      + progress.map { ("progress.\($0.key).spinners", Array($0.value.spinners.keys)) }
    for (keyPath, sizes) in sizes.sorted(by: { $0.0 < $1.0 })
    where !sizes.allSatisfy(SystemLook.controlSizes.contains) {
      let known = SystemLook.controlSizes.joined(separator: ", ")
      throw ThemeError(
        file: file, keyPath: keyPath, problem: "Controls come in these sizes: \(known).")
    }
  }
}
