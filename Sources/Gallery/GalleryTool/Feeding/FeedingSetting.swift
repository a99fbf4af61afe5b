import CatalogueManifest
import WidgetProgram
import WidgetSettings

/// A setting of `vitrine.json` that gives a widget what it has of an app, a person or a network on
/// a device.
struct FeedingSetting: Hashable, Sendable {
  /// Its key.
  let key: String
  /// Names of which code writes one that asks for it; empty where the configuration tells.
  var names: Set<String> = []

  /// Those that code tells.
  private static let inCode = [
    FeedingSetting(
      key: Setting.defaults.declaration.name, names: ["UserDefaults", "AppStorage"]),
    FeedingSetting(
      key: Setting.containers.declaration.name, names: ["containerURL"]),
    FeedingSetting(
      key: Setting.keychain.declaration.name, names: ["SecItemCopyMatching"]),
    FeedingSetting(
      key: Setting.store.declaration.name,
      names: ["NSPersistentContainer", "NSPersistentCloudKitContainer", "ModelContainer"]),
    responses, location,
  ]
  private static let responses = FeedingSetting(
    key: Setting.responses.declaration.name, names: ["URLSession"])
  private static let location = FeedingSetting(
    key: Setting.location.declaration.name, names: ["CLLocationManager", "CLLocationUpdate"])
  private static let instances = FeedingSetting(key: Setting.instances.declaration.name)
  private static let activities = FeedingSetting(key: Setting.activities.declaration.name)

  /// Those that a widget asks for, what it is given for itself first.
  ///
  /// - Parameter written: Which of some names its code writes.
  static func all(
    of widget: ProgramDescription.Entry, written: (Set<String>) -> Set<String>
  ) -> [FeedingSetting] {
    var found: [FeedingSetting] = []
    if widget.configuration == .activity { found.append(activities) }
    if [.appIntent, .intent].contains(widget.configuration),
      widget.instances.contains(where: { !$0.parameters.isEmpty })
    {
      found.append(instances)
    }
    let names = written(Set(inCode.flatMap(\.names)))
    return found + inCode.filter { !$0.names.isDisjoint(with: names) }
  }

  /// Whether a device answers for it sooner or later, where here nobody does.
  var isAnswered: Bool { [Self.responses, Self.location].contains(self) }

  /// What to do, in a sentence; nil for no settings.
  static func advice(_ settings: [FeedingSetting]) -> String? {
    if settings.isEmpty { return nil }
    let keys = settings.map { setting in
      let help = SettingDeclaration.inFile(setting.key)?.help
      return "\"\(setting.key)\"" + (help.map { " (\($0))" } ?? "")
    }
    return "What it asks for can be given in vitrine.json: \(keys.joined(separator: ", "))."
  }
}
