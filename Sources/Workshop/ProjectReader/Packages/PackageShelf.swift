import BuildCaching
import DiagnosticRecords
import FilePaths
import Foundation
import WidgetSettings

/// Reads packages and those they depend on, and puts their modules on a shelf: all that lie in the
/// project, and of those that it names by address the ones that are needed.
struct PackageShelf {
  /// A package that was read.
  struct Package {
    let folder: URL
    let manifest: PackageManifest
    /// What paths in diagnostics are relative to, where that is not the project.
    var root: URL?
    /// Keeps its folder in the cache.
    var lease: CacheLease?
  }

  private(set) var shelf = ModuleShelf()
  /// What is wrong with packages.
  var diagnostics: [Diagnostic] {
    found + (unpinned.isEmpty ? [] : [.packagesNotPinned(unpinned)])
  }

  private var found: [Diagnostic] = []
  /// Packages of which nothing says the revision, each with what was taken.
  private var unpinned: [String] = []
  /// In the order of reading.
  private(set) var packages: [Package] = []
  private let request: ReadRequest
  private let platform: TargetPlatform
  private let root: URL
  private var finder: PackageFinder
  /// Identities of the project's own packages. One of these is meant wherever a package names
  /// another of that identity, whatever path it gives.
  private let own: Set<String>
  /// Folders that were looked at.
  private var seen: Set<String> = []
  /// Packages that are named by address, by identity.
  private var remotes: [String: RemoteReference] = [:]
  /// By identity: its position among ``packages``, or nil for one that cannot be had.
  private var opened: [String: Int?] = [:]
  /// Modules that were looked into.
  private var provided: Set<String> = []

  /// - Parameters:
  ///   - folders: the folders of packages that lie in the project.
  ///   - remotes: packages that the project names by address.
  ///   - root: paths in diagnostics are relative to it.
  init(
    _ folders: [URL], remotes: [RemoteReference] = [], finder: PackageFinder,
    _ request: ReadRequest, _ platform: TargetPlatform, root: URL
  ) {
    (self.request, self.platform, self.root) = (request, platform, root)
    self.finder = finder
    own = Set(folders.filter(PackageReferences.isPackage).map(Self.identity))
    for remote in remotes { add(remote) }
    for folder in folders { read(RemotePackages.Delivery(folder: folder)) }
  }

  /// Puts what modules need on the shelf, fetching it where it must be.
  ///
  /// - Parameters:
  ///   - modules: names of modules that are imported.
  ///   - listed: identities of packages that the target links, in which a module may lie that no
  ///     product is called after.
  mutating func provide(_ modules: [String], listed: [String] = []) {
    for name in modules where target(of: name) == nil {
      for identity in suppliers(of: name) { open(identity) }
    }
    for identity in listed where modules.contains(where: { target(of: $0) == nil }) {
      open(identity)
    }
    for name in modules { need(name) }
  }

  /// Reads a package, puts its modules on the shelf, and remembers what it depends on.
  ///
  /// - Returns: its position among ``packages``; nil if it was read before or cannot be read.
  @discardableResult
  private mutating func read(
    _ delivery: RemotePackages.Delivery, traits: Set<String> = ["default"],
    products wanted: [String] = []
  ) -> Int? {
    let folder = delivery.folder
    guard seen.insert(folder.standardizedFileURL.path).inserted else { return nil }
    let name = DiskPath.relative(folder, to: delivery.root ?? root)
    guard let file = MacDisk.find(folder.appendingPathComponent("Package.swift")) else {
      if !own.contains(Self.identity(folder)) { found.append(.packageMissing(name)) }
      return nil
    }
    let home = file.deletingLastPathComponent()
    do {
      var manifest = try request.manifests.read(home)
      manifest.choose(traits: traits)
      if var other = request.manifests.readOnMac(home) {
        other.choose(traits: traits)
        if manifest.isWorse(than: other, for: wanted, on: platform) { manifest = other }
      }
      let package = Package(
        folder: home, manifest: manifest, root: delivery.root, lease: delivery.lease)
      packages.append(package)
      let position = packages.count - 1
      finder.add(package: home)
      for identity in manifest.remotePackages.keys.sorted() {
        guard let remote = manifest.remotePackages[identity] else { continue }
        guard var reference = RemoteReference(remote.address, remote.requirement) else { continue }
        reference.traits = Set(remote.traits.map(\.name))
        add(reference)
      }
      for target in manifest.targets { add(target, package) }
      for path in manifest.localPackages {
        // What was fetched may not name what lies elsewhere on this machine.
        if let home = delivery.root, !PathReach.isInside(path, home.path) { continue }
        var inner = delivery
        inner.folder = URL(fileURLWithPath: path)
        read(inner)
      }
      return position
    } catch {
      found.append(.packageUnreadable(name, error.reason))
      return nil
    }
  }

  private static func identity(_ folder: URL) -> String {
    folder.standardizedFileURL.lastPathComponent.lowercased()
  }

  /// The first to name a package says which versions will do.
  private mutating func add(_ reference: RemoteReference) {
    guard var known = remotes[reference.identity] else {
      remotes[reference.identity] = reference
      return
    }
    known.products = Set(known.products + reference.products).sorted()
    known.traits.formUnion(reference.traits)
    remotes[reference.identity] = known
  }

  private mutating func add(_ target: PackageManifest.Target, _ package: Package) {
    let own = PackageTarget(target: target, in: package)
    let manifest = package.manifest
    if let source = own.source(for: platform) {
      shelf.add(source)
      for name in source.compilation.generators {
        shelf.note(name, comesFrom: Generators.origin(target.name))
      }
      own.mapped(source).forEach { shelf.add($0) }
    } else if target.type != "test", target.type != "plugin" {
      let kind =
        target.type == "regular" ? "in Objective-C, or without code," : "of the kind \(target.type)"
      shelf.note(own.module, comesFrom: "It is a target \(kind) of \(manifest.name).")
      shelf.note(own.module) { own.headers }
    }
  }

  private mutating func note(_ product: String, _ remote: RemoteReference, _ state: String) {
    shelf.note(
      SettingReferences.identifier(product),
      comesFrom: "It comes from \(remote.shownAddress), which is \(state).")
  }

  /// The package that a product comes from; nil for a target of the same package.
  private func reference(
    _ dependency: PackageManifest.Dependency, of manifest: PackageManifest
  ) -> RemoteReference? {
    if dependency.package == nil, manifest.targets.contains(where: { $0.name == dependency.name }) {
      return nil
    }
    let name = (dependency.package ?? dependency.name).lowercased()
    return remotes[name]
  }

  /// Identities of packages that are likely to hold a module and were not opened.
  private func suppliers(of module: String) -> [String] {
    let name = module.lowercased()
    return remotes.keys.sorted().filter { identity in
      opened[identity] == nil
        && (identity == name
          || remotes[identity]?.products.contains { SettingReferences.identifier($0) == module }
            == true)
    }
  }

  /// A target of the packages that were read, by the name of its module.
  private func target(of module: String) -> (package: Int, target: PackageManifest.Target)? {
    for (position, package) in packages.enumerated() {
      let match = package.manifest.targets.first {
        SettingReferences.identifier($0.name) == module
          && !["test", "plugin", "macro"].contains($0.type)
      }
      if let match { return (position, match) }
    }
    return nil
  }

  /// Finds and reads a package that is named by address.
  ///
  /// - Parameter product: what is needed of it, beside what the project names.
  /// - Returns: its position; nil if it cannot be had, which is said once.
  @discardableResult
  private mutating func open(_ identity: String, for product: String? = nil) -> Int? {
    if let known = opened[identity] { return known }
    guard let reference = remotes[identity] else { return nil }
    opened[identity] = .some(nil)
    do {
      let package = try finder.find(reference)
      if !package.isPinned, let name = package.delivery.name {
        let wish = reference.requirement?.text ?? "all versions"
        unpinned.append("\(identity) \(name) of \(wish)")
      }
      let wanted = reference.products + (product.map { [$0] } ?? [])
      opened[identity] = .some(
        read(package.delivery, traits: reference.traits, products: wanted))
    } catch {
      let pin = finder.pins[identity]
      if let diagnostic = Diagnostic.packageNotThere(reference, pin, error) {
        found.append(diagnostic)
      }
      for product in reference.products { note(product, reference, error.state) }
    }
    return opened[identity] ?? nil
  }

  /// Sees to it that a module and all that it depends on is on the shelf.
  private mutating func need(_ module: String) {
    guard provided.insert(module).inserted, let (position, target) = target(of: module) else {
      return
    }
    let package = packages[position]
    for dependency in target.dependencies where applies(dependency, of: package.manifest) {
      guard let remote = reference(dependency, of: package.manifest) else {
        let isOwn = package.manifest.targets.contains { $0.name == dependency.name }
        let product = packages.compactMap { $0.manifest.products[dependency.name] }.first
        for name in (isOwn ? nil : product) ?? [dependency.name] {
          need(SettingReferences.identifier(name))
        }
        continue
      }
      guard let other = open(remote.identity, for: dependency.name) else {
        note(dependency.name, remote, "not at hand")
        continue
      }
      let targets = packages[other].manifest.products[dependency.name] ?? [dependency.name]
      for name in targets { need(SettingReferences.identifier(name)) }
    }
    if let left = Diagnostic.packagePartsLeftOut(target, of: package) {
      found.append(left)
    }
    let own = PackageTarget(target: target, in: package)
    if var source = own.source(for: platform, beside: shelf) {
      source.macros = target.dependencies.compactMap { dependency in
        applies(dependency, of: package.manifest) ? macro(dependency.name, in: position) : nil
      }
      shelf.replace(source)
    }
  }

  /// The plug-ins of packages that lie in the project whose macros files declare themselves.
  mutating func macros(declaredIn files: [ReadFile]) -> [MacroSource] {
    let names = files.reduce(into: Set()) { $0.formUnion($1.namesOfPlugIns) }
    var result: [MacroSource] = []
    for (position, package) in packages.enumerated() where package.root == nil {
      for target in package.manifest.targets
      where names.contains(SettingReferences.identifier(target.name)) {
        result += macro(target.name, in: position).map { [$0] } ?? []
      }
    }
    return result
  }

  /// The plug-in that a target of the package is.
  private mutating func macro(_ name: String, in position: Int) -> MacroSource? {
    let targets = packages[position].manifest.targets
    guard let target = targets.first(where: { $0.name == name && $0.type == "macro" }) else {
      return nil
    }
    var (modules, seen): ([MacroSource.Module], Set<String>) = ([], [])
    add(target, in: position, to: &modules, &seen)
    return MacroSource(modules: modules)
  }

  /// Adds a target to the modules of a plug-in, after those that it needs.
  private mutating func add(
    _ target: PackageManifest.Target, in position: Int, to modules: inout [MacroSource.Module],
    _ seen: inout Set<String>
  ) {
    let package = packages[position]
    let own = PackageTarget(target: target, in: package)
    guard seen.insert(own.module).inserted else { return }
    for dependency in target.dependencies where applies(dependency, of: package.manifest) {
      var names = [dependency.name]
      var home = position
      if let remote = reference(dependency, of: package.manifest) {
        guard remote.identity != MacroSource.library,
          let other = open(remote.identity, for: dependency.name)
        else { continue }
        (names, home) = (packages[other].manifest.products[dependency.name] ?? names, other)
      }
      for needed in packages[home].manifest.targets
      where needed.type == "regular" && names.contains(needed.name) {
        add(needed, in: home, to: &modules, &seen)
      }
    }
    if let module = own.macroModule { modules.append(module) }
  }

  /// Whether a target is built with what it names. What only Linux needs of other packages is not
  /// fetched, as Xcode would not build it: often it is a server's, and the code for Apple's systems
  /// does without.
  private func applies(
    _ dependency: PackageManifest.Dependency, of manifest: PackageManifest
  ) -> Bool {
    dependency.isFor(platform)
      || dependency.platforms.contains("linux") && reference(dependency, of: manifest) == nil
  }
}
