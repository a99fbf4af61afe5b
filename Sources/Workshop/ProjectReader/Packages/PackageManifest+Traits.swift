import Encodings

extension PackageManifest {
  /// A trait that a package asks another for.
  struct AskedTrait: Hashable, Sendable {
    var name: String
    /// Traits of its own of which one must be on; empty for always.
    var traits: [String]

    init(name: String, traits: [String] = []) { (self.name, self.traits) = (name, traits) }

    init?(_ value: JSONValue) {
      guard let name = value["name"]?.text else { return nil }
      (self.name, traits) = (name, value["condition"]?["traits"]?.texts ?? [])
    }

    /// What stands for the traits that a package has on by itself.
    static let usual = AskedTrait(name: "default")
  }

  /// Leaves out what is for traits that are not on.
  ///
  /// - Parameter asked: names of traits, `default` for those that the package has on by itself.
  mutating func choose(traits asked: Set<String>) {
    var enabled: Set<String> = []
    var waiting = asked.sorted()
    while let name = waiting.popLast() {
      guard let others = traits[name], enabled.insert(name).inserted else { continue }
      waiting += others
    }
    func isOn(_ traits: [String]) -> Bool {
      traits.isEmpty || traits.contains(where: enabled.contains)
    }
    for index in targets.indices {
      targets[index].dependencies.removeAll { !isOn($0.traits) }
      targets[index].settings.removeAll { !isOn($0.traits) }
    }
    for identity in remotePackages.keys {
      remotePackages[identity]?.traits.removeAll { !isOn($0.traits) }
    }
    enabledTraits = enabled.subtracting([AskedTrait.usual.name]).sorted()
  }
}
