import BuildCaching
import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProcessRunning
import ProgramBuilding
import ProjectReader
import ResourceCatalogs
import WidgetHost
import WidgetProgram
import WidgetSettings

/// Reads the inputs of a command and compiles what is in them, ready to be run.
struct GalleryJob {
  let request: RenderRequest

  private var inputs: [URL] { request.inputs }
  private var environment: ToolEnvironment { request.environment }
  private var progress: Progress { request.progress }
  /// Whether widget code and its compilers are confined.
  private var isBoxed: Bool { !request.settings[.noSandbox] }

  /// What came of it.
  struct Prepared {
    var runs: [GalleryRun] = []
    var diagnostics: [Diagnostic] = []
    /// What inputs and programs that could not be built need and do not have.
    var missing: [MissingItem] = []
    /// Bundles whose program could not be built.
    var failed: [Manifest.Bundle] = []
    /// The source of modules that were made from their use, by their names: each as the first
    /// program has it.
    var made: [String: String] = [:]
    /// What was read.
    var projects: [WidgetProject] = []
    /// What pictures are made of, by the id of the bundle, where that was asked for.
    var marks: [String: SourceMark] = [:]
    /// Bundles that are neither compiled nor drawn, as nothing is other than what is recorded.
    var untouched: Set<String> = []
    /// Whether a compiler had to run.
    var compilerRan = false
    var seconds = 0.0
  }

  /// The whole way up to runnable programs.
  ///
  /// A program that does not compile leaves diagnostics; the others go on.
  ///
  /// - Parameters:
  ///   - outputs: What is going to be written; none may lie among the sources.
  ///   - snapshots: The folder of snapshots, if there is one.
  ///   - known: The inputs of bundles that need not be drawn if they are what they were.
  func prepare(
    writing outputs: [OutputFolder] = [], snapshots: URL? = nil, known: [String: String] = [:]
  ) throws -> Prepared {
    let start = ContinuousClock.now
    let builder = try builder()
    progress.say("Reading …")
    var prepared = Prepared()
    if isBoxed, let gap = BoxSupport.current.diagnostic {
      prepared.diagnostics.append(gap)
    }
    let projects = try read(builder, &prepared)
    prepared.projects = projects
    let sources = InputPaths(projects)
    for output in outputs { try sources.refuse(output.named, option: output.kind.option) }
    if !request.isServed {
      for line in ReadingNews.lines(projects, prepared.missing) { progress.announce(line) }
    }
    let bundles = WidgetIds.targets(of: projects)
    if let snapshots {
      for (project, bundle) in zip(projects, bundles) {
        let mark = SourceMark(project, except: snapshots, environment.variables)
        prepared.marks[bundle] = mark
        if let inputs = mark.inputs, inputs == known[bundle] { prepared.untouched.insert(bundle) }
      }
    }
    let touched = zip(projects, bundles).filter { !prepared.untouched.contains($1) }
    let programs = build(touched.map(\.0), builder)
    let slots = ProcessSlots(request.settings[.jobs])
    // What these programs need is held; what is least used makes room for what is new.
    if programs.contains(where: \.compilerRan) { builder.cache.trim() }
    for ((project, bundle), built) in zip(touched, programs) {
      prepared.compilerRan = prepared.compilerRan || built.compilerRan
      prepared.made.merge(built.made) { first, _ in first }
      let naming = FileNaming(project.root, among: inputs)
      prepared.diagnostics += built.diagnostics.map(naming.shorten)
      guard let executable = built.executable else {
        let code = ExitCode.of(built.diagnostics)
        if code != .renderFailure { throw Stop(prepared.diagnostics, exitCode: code) }
        prepared.failed.append(Manifest.Bundle(id: bundle, title: project.name, widgets: []))
        prepared.missing += MissingItem.all(of: project, built, naming)
        continue
      }
      var run = run(executable, built, project, bundle, naming)
      run.slots = slots
      run.missing = MissingItem.all(of: project, built, naming)
      if !request.isFresh {
        run.store = builder.pictures(by: environment.program)
        run.key = run.store?.key(run)
      }
      prepared.runs.append(run)
      prepared.diagnostics += refusedFiles(prepared.runs.last)
      prepared.diagnostics += SourceMarks(project).unknown(called: naming)
    }
    prepared.seconds = Self.seconds(since: start)
    return prepared
  }

  /// Seconds of wall-clock time, for the report only.
  static func seconds(since start: ContinuousClock.Instant) -> Double {
    let elapsed = (ContinuousClock.now - start).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }

  private func builder() throws -> ProgramBuilder {
    try ProgramBuilder.make(environment, isBoxed: isBoxed, say: progress.detail)
  }

  /// What is in the inputs, uncompiled.
  func survey() throws -> (projects: [WidgetProject], diagnostics: [Diagnostic]) {
    var prepared = Prepared()
    let projects = try read(try builder(), &prepared)
    return (projects, prepared.diagnostics)
  }

  /// All projects of all inputs, in order. Stops at what is wrong with an input as a whole.
  private func read(
    _ builder: ProgramBuilder, _ prepared: inout Prepared
  ) throws -> [WidgetProject] {
    var projects: [WidgetProject] = []
    var reading = ReadRequest(modules: builder.home.modules)
    reading.wishes = request.settings
    reading.manifests = builder.manifests
    reading.packages = packages(builder.cache)
    var wrong: [Diagnostic] = []
    for input in inputs {
      let result = InputReader.read(input, reading)
      let naming = FileNaming(result.root, among: inputs)
      let diagnostics = (result.diagnostics + SettingsCheck.problems(of: result.projects))
        .map(naming.shorten)
      if [.usage, .nothing].contains(ExitCode.of(diagnostics)) { wrong += diagnostics }
      prepared.diagnostics += diagnostics + result.projects.compactMap(undeclaredLocation)
      prepared.missing += diagnostics.compactMap { found in
        // Who imports a module is known of each program.
        found.breaks(.moduleNotAvailable) ? nil : MissingItem(found, program: "", names: [])
      }
      var own = OwnOutput()
      projects += result.projects.map { own.removed(from: $0) }
    }
    // What is wrong with several inputs is said at once.
    guard wrong.isEmpty else { throw Stop(wrong) }
    return projects
  }

  /// Where packages come from that are named by address.
  private func packages(_ cache: BuildCache) -> RemotePackages {
    let settings = request.settings
    let mode: PackageFetcher.Mode =
      settings[.noFetch] ? .never : settings[.offline] ? .offline : .fetching
    return PackageFetcher(
      git: GitClient(environment: environment.variables), cache: cache,
      mirror: settings[.packages].map { URL(fileURLWithPath: $0).standardizedFileURL }, mode: mode,
      say: progress.detail
    ).packages
  }

  /// A widget that may know the location but does not say that it uses it: the system would not
  /// ask.
  private func undeclaredLocation(_ project: WidgetProject) -> Diagnostic? {
    let options = ProgramOptions(project)
    let answers = options.axes.values(on: LocationAxis(), in: options.base)
    guard LocationAxis.allowsAny(answers), let file = project.resources.infoPlist else {
      return nil
    }
    var ignored: [Diagnostic] = []
    if InfoPlist(reading: file.path, diagnostics: &ignored).usesLocation { return nil }
    return Diagnostic(
      .widgetLocationUndeclared,
      "The widget may know the location, but its Info.plist does not say that it uses it.",
      hint: "Set NSWidgetUsesLocation to true; a device denies the location without it.",
      file: FileNaming(project.root, among: inputs).name(file.path))
  }

  /// Builds the first program, and our modules with it, then the others, some at a time. Without
  /// our modules nothing else would compile either, so it may be the only one.
  private func build(_ projects: [WidgetProject], _ builder: ProgramBuilder) -> [BuiltProgram] {
    guard let first = projects.first else { return [] }
    progress.say(compiling(first, builder, count: projects.count))
    let rest = projects.dropFirst()
    let built = builder.build(first, next: Array(rest))
    if rest.isEmpty || ![.success, .renderFailure].contains(ExitCode.of(built.diagnostics)) {
      return [built]
    }
    let gathered = Gathered<BuiltProgram>(count: projects.count)
    gathered.set(built, at: 0)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = request.settings[.jobs]
    var operations: [Operation] = []
    for position in projects.indices.dropFirst() {
      let teacher = HealingTeacher.of(position, among: projects)
      let operation = BlockOperation {
        var builder = builder
        teacher.flatMap { gathered.all[$0] }.map { builder.taught = $0.lessons }
        gathered.set(builder.build(projects[position]), at: position)
      }
      if let teacher, teacher > 0 { operation.addDependency(operations[teacher - 1]) }
      operations.append(operation)
    }
    queue.addOperations(operations, waitUntilFinished: true)
    return gathered.all.compactMap { $0 }
  }

  private func compiling(
    _ project: WidgetProject, _ builder: ProgramBuilder, count: Int
  ) -> String {
    let others = count > 1 ? " and \(Report.count(count - 1, "other"))" : ""
    let isFirst = !builder.hasModules
    let warning = isFirst ? "; Vitrine's own modules first, which takes minutes once" : ""
    return "Compiling \(project.name)\(others)\(warning) …"
  }

  private func run(
    _ executable: URL, _ built: BuiltProgram, _ project: WidgetProject, _ bundle: String,
    _ naming: FileNaming
  ) -> GalleryRun {
    var options = ProgramOptions(project, areChecked: request.areChecked)
    options.naming = naming
    var run = GalleryRun(
      program: executable, name: project.name, options: options,
      home: ProgramHome(
        settings: project.settings.values, settingsFolder: project.settingsFolder,
        projectFolder: project.root, inherited: environment.variables))
    run.bundle = bundle
    run.leases = built.leases
    run.filter = request.filter
    run.shard = request.shard
    run.read(project)
    run.code = built.code
    run.box = box(run, project)
    return run
  }

  private func box(_ run: GalleryRun, _ project: WidgetProject) -> WidgetBox? {
    guard isBoxed else { return nil }
    return WidgetBox(
      program: run.program, options: run.options, given: run.home.readFiles,
      reach: project.reach(within: inputs) + project.modules.compactMap(\.root),
      variables: environment.variables)
  }

  /// Files that a project names and its boxed widgets do not get.
  private func refusedFiles(_ run: GalleryRun?) -> [Diagnostic] {
    (run?.box?.refused ?? []).map { path in
      Diagnostic(
        .resourceOutsideProject,
        "\u{201C}\((path as NSString).lastPathComponent)\u{201D} lies outside the project, or is "
          + "a link that leads there; its widgets cannot read it.",
        hint: "Put it inside the repository or the input folder, or use --no-sandbox for code that "
          + "you trust.", file: run?.naming?.name(path))
    }
  }
}

extension Rule {
  static let compilerNotFound = Rule(
    "compiler-not-found", fault: .machine, .error, "There is no Swift compiler",
    why: "Widget code must be compiled to be drawn.",
    remedy: "Install Swift 6.3 or later (swift.org/install), or set VITRINE_SWIFTC.")
  static let widgetLocationUndeclared = Rule(
    "widget-location-undeclared", fault: .widget, .warning,
    "The widget may know the location, and its Info.plist does not say so",
    why: "A device denies the location without it.",
    remedy: "Set NSWidgetUsesLocation to true in the Info.plist of the extension.")
  static let resourceOutsideProject = Rule(
    "resource-outside-project", fault: .widget, .warning,
    "A file that the project names lies outside of it",
    why: "Widget code of strangers may read the project only, so it does not get the file.",
    remedy: "Put the file inside the repository or the input folder, or use --no-sandbox for "
      + "code that you trust.")
}
