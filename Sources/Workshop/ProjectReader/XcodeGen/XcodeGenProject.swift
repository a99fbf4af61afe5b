import Encodings
import Foundation

/// The Xcode project that XcodeGen would make of a `project.yml`, as far as compiling its targets
/// takes.
struct XcodeGenProject {
  /// The objects of the project, by identifier.
  private(set) var objects: [String: [String: PropertyList]] = [:]
  private let spec: JSONValue
  private let root: URL
  private let settings: XcodeGenSettings
  private var children: [String] = []

  /// The identifier of the `PBXProject`.
  static let rootID = "PROJECT"

  init(_ spec: XcodeGenSpec) {
    (self.spec, root) = (spec.values, spec.root)
    settings = XcodeGenSettings(spec.values)
    let packages = addPackages()
    let targets = XcodeGenTarget.all(spec.values).map { add($0) }
    let list = addSettings(
      of: Self.rootID,
      ["SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"],
      settings.values(spec.values["settings"]), file: settings.file(spec.values["configFiles"]))
    add("GROUP", "PBXGroup", ["children": .list(children), "sourceTree": .text("<group>")])
    add(
      Self.rootID, "PBXProject",
      [
        "mainGroup": .text("GROUP"), "targets": .list(targets),
        "packageReferences": .list(packages), "buildConfigurationList": .text(list),
      ])
  }

  private mutating func add(_ id: String, _ kind: String, _ values: [String: PropertyList]) {
    objects[id] = values
    objects[id]?["isa"] = .text(kind)
  }

  private mutating func addFile(_ url: URL) -> String {
    let id = "FILE " + url.path
    if objects[id] == nil { children.append(id) }
    add(id, "PBXFileReference", ["path": .text(url.path), "sourceTree": .text("<absolute>")])
    return id
  }

  /// Settings of the project or a target; later layers rule.
  private mutating func addSettings(
    of owner: String, _ layers: [String: String]..., file: String?
  ) -> String {
    let all = layers.reduce(into: [:]) { $0.merge($1) { _, last in last } }
    var values: [String: PropertyList] = [
      "name": .text(settings.configuration),
      "buildSettings": .table(all.mapValues { .text($0) }),
    ]
    if let file {
      let url = DiskPath.named(file, in: root).standardizedFileURL
      values["baseConfigurationReference"] = .text(addFile(url))
    }
    add("CONFIGURATION " + owner, "XCBuildConfiguration", values)
    let configurations = PropertyList.list(["CONFIGURATION " + owner])
    add("LIST " + owner, "XCConfigurationList", ["buildConfigurations": configurations])
    return "LIST " + owner
  }

  private mutating func add(_ target: XcodeGenTarget) -> String {
    let id = "TARGET " + target.name
    let files = XcodeGenSources(target.values["sources"], in: root).files
    let own = settings.values(target.values["settings"])
    var presets = settings.presets(target)
    let project = settings.values(spec["settings"])
    if project["PRODUCT_BUNDLE_IDENTIFIER"] != nil { presets["PRODUCT_BUNDLE_IDENTIFIER"] = nil }
    if presets["INFOPLIST_FILE"] == nil, own["GENERATE_INFOPLIST_FILE"] != "YES" {
      presets["INFOPLIST_FILE"] = files.first { $0.lastPathComponent == "Info.plist" }?.path
    }
    let builds = files.filter { $0.lastPathComponent != "Info.plist" }.map { file in
      let build = "BUILD \(target.name) \(file.path)"
      add(build, "PBXBuildFile", ["fileRef": .text(addFile(file))])
      return build
    }
    add("PHASE " + target.name, "PBXSourcesBuildPhase", ["files": .list(builds)])
    let list = addSettings(
      of: id, presets, own, file: settings.file(target.values["configFiles"]))
    var values: [String: PropertyList] = [
      "name": .text(target.name),
      "productType": .text("com.apple.product-type." + (target.values["type"]?.text ?? "")),
      "buildPhases": .list(["PHASE " + target.name]), "buildConfigurationList": .text(list),
      "packageProductDependencies": .list(addProducts(of: target)),
    ]
    if let properties = target.values["info"]?["properties"] {
      values[XcodeTarget.generatedInfoPlistKey] = Self.propertyList(properties).map { .text($0) }
    }
    add(id, "PBXNativeTarget", values)
    return id
  }

  /// An `Info.plist` in XML.
  private static func propertyList(_ value: JSONValue) -> String? {
    let data = try? PropertyListXML.data(plain(value))
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func plain(_ value: JSONValue) -> Any {
    switch value {
    case .null: ""
    case .bool(let isOn): isOn
    case .number(let number): Int(exactly: number) ?? 0
    case .string(let text): text
    case .array(let items): items.map(plain)
    case .object(let members): members.mapValues(plain)
    }
  }

  /// The products of packages that a target depends on.
  private mutating func addProducts(of target: XcodeGenTarget) -> [String] {
    (target.values["dependencies"]?.items ?? []).flatMap { dependency -> [String] in
      guard let package = dependency["package"]?.text else { return [] }
      let products = dependency["products"]?.texts ?? dependency["product"]?.texts ?? [package]
      return products.map { product in
        let id = "PRODUCT \(package) \(product)"
        add(
          id, "XCSwiftPackageProductDependency",
          ["package": .text("PACKAGE " + package), "productName": .text(product)])
        return id
      }
    }
  }

  private mutating func addPackages() -> [String] {
    var ids: [String] = []
    let packages = spec["packages"]?.members ?? [:]
    for name in packages.keys.sorted() {
      guard let package = packages[name] else { continue }
      ids.append("PACKAGE " + name)
      if let path = package["path"]?.text {
        add("PACKAGE " + name, "XCLocalSwiftPackageReference", ["relativePath": .text(path)])
        continue
      }
      let github = package["github"]?.text.map { "https://github.com/" + $0 }
      add(
        "PACKAGE " + name, "XCRemoteSwiftPackageReference",
        [
          "repositoryURL": .text(package["url"]?.text ?? github ?? ""),
          "requirement": .table(Self.requirement(package).mapValues { .text($0) }),
        ])
    }
    for path in spec["localPackages"]?.texts ?? [] {
      ids.append("PACKAGE " + path)
      add("PACKAGE " + path, "XCLocalSwiftPackageReference", ["relativePath": .text(path)])
    }
    return ids
  }

  /// Which versions of a package will do, in the words of Xcode.
  private static func requirement(_ package: JSONValue) -> [String: String] {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { package[$0].flatMap(XcodeGenSettings.text) }.first
    }
    if let version = value("majorVersion", "from") {
      return ["kind": "upToNextMajorVersion", "minimumVersion": version]
    }
    if let version = value("minorVersion") {
      return ["kind": "upToNextMinorVersion", "minimumVersion": version]
    }
    if let version = value("exactVersion", "version") {
      return ["kind": "exactVersion", "version": version]
    }
    if let least = value("minVersion"), let most = value("maxVersion") {
      return ["kind": "versionRange", "minimumVersion": least, "maximumVersion": most]
    }
    if let branch = value("branch") { return ["kind": "branch", "branch": branch] }
    return value("revision").map { ["kind": "revision", "revision": $0] } ?? [:]
  }
}

extension PropertyList {
  fileprivate static func list(_ texts: [String]) -> PropertyList { .list(texts.map { .text($0) }) }
}
