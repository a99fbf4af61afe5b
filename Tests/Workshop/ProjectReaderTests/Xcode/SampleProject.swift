import DiagnosticRecords
import Foundation
import ProjectReader
import SourcePreparing
import TestSupport

/// An Xcode project of our own making, written as Xcode writes it.
struct SampleProject {
  /// Objects by identifier, each as the text of its table.
  var objects: [String: String] = [:]
  private var targets: [String] = []
  private var children: [String] = []
  private var packages: [String] = []
  private var projects: [String] = []

  init() {
    add(
      "PROJECTCONFIG", "XCBuildConfiguration",
      "name = Debug; buildSettings = {SDKROOT = iphoneos;};")
    add("PROJECTLIST", "XCConfigurationList", "buildConfigurations = (PROJECTCONFIG);")
  }

  mutating func add(_ id: String, _ kind: String, _ values: String) {
    objects[id] = "isa = \(kind); \(values)"
  }

  /// Puts a file into the navigator.
  mutating func file(_ path: String, tree: String = "<group>") -> String {
    let id = "FILE\(objects.count)"
    add(id, "PBXFileReference", "path = \"\(path)\"; sourceTree = \"\(tree)\";")
    children.append(id)
    return id
  }

  /// Puts a folder into the navigator that belongs to targets as it is.
  mutating func synchronizedFolder(_ id: String, _ path: String, exceptions: [String] = []) {
    add(
      id, "PBXFileSystemSynchronizedRootGroup",
      "path = \"\(path)\"; sourceTree = \"<group>\"; exceptions = (\(Self.list(exceptions)));"
    )
    children.append(id)
  }

  /// Shows another project within this one.
  mutating func project(_ path: String) { projects.append(file(path)) }

  mutating func localPackage(_ path: String) {
    let id = "PACKAGE\(objects.count)"
    add(id, "XCLocalSwiftPackageReference", "relativePath = \"\(path)\";")
    packages.append(id)
  }

  /// Names a package by address, with products for targets to depend on (`PRODUCT-name`).
  mutating func remotePackage(_ address: String, products: [String] = []) {
    let id = "PACKAGE\(objects.count)"
    add(
      id, "XCRemoteSwiftPackageReference",
      "repositoryURL = \"\(address)\"; requirement = {kind = upToNextMajorVersion; "
        + "minimumVersion = 1.0.0;};")
    for name in products {
      add(
        "PRODUCT-\(name)", "XCSwiftPackageProductDependency",
        "package = \(id); productName = \(name);")
    }
    packages.append(id)
  }

  /// Shows an object in the navigator.
  mutating func show(_ id: String) { children.append(id) }

  /// - Parameters:
  ///   - files: identifiers of files to compile or copy.
  ///   - settings: lines such as `SWIFT_VERSION = 6;`.
  ///   - more: further values, e.g. `fileSystemSynchronizedGroups = (F);`.
  mutating func target(
    _ name: String, type: String = "app-extension", files: [String] = [], settings: String = "",
    more: String = ""
  ) {
    let id = "TARGET-\(name)"
    for file in files { add("BUILD-\(name)-\(file)", "PBXBuildFile", "fileRef = \(file);") }
    let builds = files.map { "\"BUILD-\(name)-\($0)\"" }.joined(separator: ", ")
    add("PHASE-\(name)", "PBXSourcesBuildPhase", "files = (\(builds));")
    add("CONFIG-\(name)", "XCBuildConfiguration", "name = Debug; buildSettings = {\(settings)};")
    add("LIST-\(name)", "XCConfigurationList", "buildConfigurations = (\"CONFIG-\(name)\");")
    add(
      id, "PBXNativeTarget",
      """
      name = "\(name)"; productType = "com.apple.product-type.\(type)";
      buildPhases = ("PHASE-\(name)"); buildConfigurationList = "LIST-\(name)"; \(more)
      """)
    targets.append(id)
  }

  /// The text of `project.pbxproj`.
  var text: String {
    var all = objects
    all["ROOTGROUP"] =
      "isa = PBXGroup; sourceTree = \"<group>\"; children = (\(Self.list(children)));"
    all["ROOT"] = """
      isa = PBXProject; mainGroup = ROOTGROUP; buildConfigurationList = PROJECTLIST;
      targets = (\(Self.list(targets))); packageReferences = (\(Self.list(packages)));
      projectReferences = (\(projects.map { "{ProjectRef = \($0);}" }.joined(separator: ", ")));
      """
    let lines = all.keys.sorted().map { "\"\($0)\" /* \($0) */ = {\(all[$0] ?? "")};" }
    return
      "// !$*UTF8*$!\n{ objects = {\n\(lines.joined(separator: "\n"))\n}; rootObject = ROOT; }\n"
  }

  private static func list(_ ids: [String]) -> String {
    ids.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Writes the project beside some files.
  func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try folder.write(text, "App.xcodeproj/project.pbxproj")
    return folder
  }

  static let modules = ModuleAvailability(offered: ["SwiftUI", "WidgetKit"])
  static let bundle = "import WidgetKit\n@main struct B: WidgetBundle {}"
  static let plist = """
    <?xml version="1.0"?><plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
    </dict></dict></plist>
    """
}

extension ReadResult {
  /// A program per line: its name and files.
  var programs: [String] {
    projects.map { "\($0.name): " + $0.files.map(\.path).joined(separator: " ") }
  }

  var rules: [String] { diagnostics.map(\.rule) }
}
