import DiagnosticRecords
import FilePaths
import Foundation
import SourcePreparing
import WidgetSettings

/// Finds the widget programs in Xcode projects: one per widget extension.
struct XcodeReader {
  private let root: URL
  private let request: ReadRequest
  private let input: XcodeInput
  private var result: ReadResult
  private var documents: [XcodeDocument] = []
  /// Those of the projects whose widgets are drawn.
  private var own: [XcodeTarget] = []
  /// Those and the ones of projects beside them.
  private var targets: [XcodeTarget] = []

  static func read(_ input: XcodeInput, _ request: ReadRequest) -> ReadResult {
    var reader = XcodeReader(input, request)
    reader.open()
    reader.read()
    return reader.result
  }

  private init(_ input: XcodeInput, _ request: ReadRequest) {
    (self.input, self.request, root) = (input, request, input.root)
    result = ReadResult(root: input.root)
  }

  /// Reads the projects' files, and those of projects within them. A project that is not there,
  /// like that of a dependency manager which has not run, is only noted as long as there is
  /// another.
  private mutating func open() {
    var failures: [Diagnostic] = []
    var urls = input.projects + input.companions
    var seen: Set<String> = []
    while let url = urls.first {
      urls.removeFirst()
      guard seen.insert(url.resolvingSymlinksInPath().path).inserted else { continue }
      do {
        let document = try open(url)
        let tree = GroupTree(document)
        urls += document.referencedProjects.compactMap(tree.url)
        let found = document.root.objects("targets").map { XcodeTarget(object: $0, tree: tree) }
        targets += found
        guard input.projects.contains(url) else { continue }
        documents.append(document)
        own += found
      } catch {
        failures.append(error.diagnostic)
      }
    }
    let isUsable = !documents.isEmpty
    result.diagnostics += failures.map { failure in
      var failure = failure
      let isThere = failure.line != nil
      if isUsable, !isThere { failure.severity = .note }
      return failure
    }
    if input.projects.isEmpty { result.diagnostics.append(.noProjects(root.lastPathComponent)) }
  }

  private mutating func open(_ url: URL) throws(XcodeDocument.Failure) -> XcodeDocument {
    func name(_ url: URL) -> String { DiskPath.relative(url, to: root) }
    switch url.pathExtension {
    case "yml", "yaml": break
    case "swift":
      let manifest = TuistManifest(url)
      if manifest.unread > 0 {
        result.diagnostics.append(.projectPartlyRead(name(url), targets: manifest.unread))
      }
      return XcodeDocument(manifest.spec)
    default:
      let document = try XcodeDocument(MacDisk.find(url) ?? url, name: name(url))
      guard let outdated = OutdatedProject(document, within: root) else { return document }
      result.diagnostics.append(
        .projectOutdated(
          name(url), name(outdated.successor.origin), added: outdated.added.map(name)))
      return outdated.successor
    }
    do throws(XcodeGenSpec.Failure) {
      let spec = try XcodeGenSpec(url, within: root)
      if !spec.missing.isEmpty {
        result.diagnostics.append(.filesMissing(spec.missing.map(name), of: name(url)))
      }
      return XcodeDocument(spec)
    } catch {
      throw XcodeDocument.Failure(
        diagnostic: .specUnreadable(name(error.file), error.reason, line: error.line))
    }
  }

  private mutating func read() {
    guard !documents.isEmpty else { return }
    let widgets = distinct(
      own.filter { target in
        target.isExtension
          && WidgetExtension(target, platform(of: target), request, root: root).isOne
      })
    let names = widgets.map(\.name)
    guard !widgets.isEmpty else { return result.diagnostics.append(noWidgets) }
    let choice = TargetChoice(request.wishes[.targets], among: names, others: own.map(\.name))
    result.diagnostics += choice.diagnostics
    let chosen = widgets.filter { choice.chosen.contains($0.name) }
    let fitting = chosen.filter { target in
      request.wishes[.platform].map(target.platforms.contains) ?? true
    }
    if fitting.isEmpty, !chosen.isEmpty, let platform = request.wishes[.platform] {
      let known = chosen.map {
        "\($0.name) (\($0.platforms.map(\.rawValue).joined(separator: ", ")))"
      }
      result.diagnostics.append(.platformNotSupported(platform.rawValue, targets: known))
    }
    for target in fitting { add(target) }
    if result.projects.isEmpty, !fitting.isEmpty { result.diagnostics.append(noWidgets) }
  }

  private var noWidgets: Diagnostic {
    .noWidgetTargets(
      documents.map { DiskPath.relative($0.origin, to: root) }, targets: own.map(\.name))
  }

  /// The targets without those that another project has made of the same code.
  private mutating func distinct(_ widgets: [XcodeTarget]) -> [XcodeTarget] {
    var seen: [[String]: XcodeTarget] = [:]
    return widgets.filter { target in
      let platform = platform(of: target)
      let files = TargetFiles(target, platform: platform).sources.map(\.path)
      let key = [target.name, platform.rawValue] + files
      guard let first = seen[key], first.document !== target.document else {
        seen[key] = target
        return true
      }
      result.diagnostics.append(
        .targetTwice(
          target.name, in: DiskPath.relative(target.document.origin, to: root),
          as: DiskPath.relative(first.document.origin, to: root)))
      return false
    }
  }

  /// The system to draw a target for.
  private func platform(of target: XcodeTarget) -> TargetPlatform {
    request.wishes[.platform] ?? target.platforms[0]
  }

  private mutating func add(_ target: XcodeTarget) {
    let folders = folders(of: target)
    let settings = TargetSettings(
      own: folders.first { folder in
        let file = folder.appendingPathComponent(ProjectSettings.fileName)
        return FileManager.default.fileExists(atPath: file.path)
      }, root: target.document.sourceRoot, base: root, request.wishes)
    let platform = settings.values[.platform] ?? target.platforms[0]
    var program = TargetProgram(target, platform, folder: folders.first, root: root)
    guard !program.program.files.isEmpty else {
      result.diagnostics += program.diagnostics + [.extensionWithoutCode(target.name)]
      return
    }
    program.takeHandlers(from: own.filter(\.isExtension), platform)
    var shelf = ModuleShelf()
    let stubs = StandInModules(settings.values, in: settings.folder)
    for source in stubs.sources { shelf.add(source) }
    for library in targets where library.isLibrary {
      shelf.add(TargetProgram(library, platform, folder: nil, root: root).module)
    }
    shelf.add(packageModules(of: target, platform, &program, shelf))
    shelf.add(ForeignModules(target, target.settings(platform)).notes)
    for name in program.program.compilation.generators {
      shelf.note(name, comesFrom: Generators.origin(target.name))
    }
    var reader = ProgramReader(code: code(platform, shelf))
    var project = reader.read(program.program, settings)
    project.previewCatalogs = previewCatalogs(project, of: target, platform)
    result.projects.append(project)
    result.diagnostics += settings.diagnostics + program.diagnostics + reader.diagnostics
    result.diagnostics += stubs.missing.map { .stubMissing($0.module, $0.path) }
  }

  /// The catalogs of targets that share a file with previews.
  private func previewCatalogs(
    _ project: WidgetProject, of target: XcodeTarget, _ platform: TargetPlatform
  ) -> [URL] {
    let previewed = Set(project.files.filter(\.showsPreviews).map(\.url))
    if previewed.isEmpty { return [] }
    var found: [URL] = []
    for other in targets
    where other.object.id != target.object.id && other.platforms.contains(platform) {
      let files = TargetFiles(other, platform: platform)
      guard !previewed.isDisjoint(with: files.sources) else { continue }
      found += files.resources.filter {
        $0.pathExtension == "xcassets" && !found.contains($0)
          && !project.resources.assetCatalogs.contains($0)
      }
    }
    return found
  }

  private func code(_ platform: TargetPlatform, _ shelf: ModuleShelf) -> CodeReader {
    CodeReader(root: root, platform: platform, offered: request.modules, shelf: shelf)
  }

  /// Where a target's own settings may lie.
  private func folders(of target: XcodeTarget) -> [URL] {
    let own = Set(target.object.texts("fileSystemSynchronizedGroups"))
    let synchronized = target.tree.synchronizedFolders.filter { own.contains($0.id) }
    let plist = WidgetExtension.infoPlist(of: target, target.settings(target.platforms[0]))
    let folders =
      [plist?.deletingLastPathComponent()] + synchronized.map(target.tree.url)
      + [target.document.sourceRoot.appendingPathComponent(target.name)]
    return folders.compactMap { $0 }.filter { $0.path != target.document.sourceRoot.path }
  }

  /// The modules of packages, which are read only if the target names a product or imports
  /// something that is nowhere else: asking the package manager takes a moment. The program gets
  /// the plug-ins of macros that it declares.
  private mutating func packageModules(
    of target: XcodeTarget, _ platform: TargetPlatform, _ program: inout TargetProgram,
    _ shelf: ModuleShelf
  ) -> ModuleShelf {
    let references = PackageReferences(target, beside: input.packages)
    var reader = code(platform, shelf)
    let files = reader.read(program.program.files, program.program.compilation)
    let modules = reader.modules(importedBy: files)
    let available = reader.available
    let imports = (files.map(\.prepared.facts) + modules.flatMap { $0.files.map(\.facts) })
      .flatMap(\.imports).map(\.module)
    let missing = Set(imports).subtracting(program.program.compilation.generators)
      .filter { !available.canImport($0) }
    // Code that asks whether it can import a module that its target links imports it.
    let words = files.reduce(into: Set()) { $0.formUnion($1.words) }
    let asked = references.linkedProducts.filter {
      words.contains($0) && !available.canImport($0)
    }
    guard
      !missing.isEmpty || !asked.isEmpty || references.usesLocalProducts
        || files.contains(where: { !$0.namesOfPlugIns.isEmpty })
    else {
      return ModuleShelf()
    }
    let document = target.document
    let finder = PackageFinder(
      request.packages,
      pins: PackagePins(projects: [document.url], root: root),
      around: [document.sourceRoot, document.url.deletingLastPathComponent(), root])
    var read = PackageShelf(
      references.folders, remotes: references.remotes, finder: finder, request, platform,
      root: root)
    read.provide(missing.union(asked).sorted(), listed: references.linked)
    program.takeMacros(read.macros(declaredIn: files))
    self.result.diagnostics += read.diagnostics.filter { !self.result.diagnostics.contains($0) }
    return read.shelf
  }
}
