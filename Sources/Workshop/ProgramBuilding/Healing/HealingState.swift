import Foundation
import ProjectReader

/// Where healing a module has come to.
struct HealingState {
  private let build: ModuleBuild
  private let value: String
  /// Those that are not left out.
  private(set) var files: [WidgetProject.SourceFile]
  var healer: Healer
  var errors: [CompilerMessage] = []
  var rounds: [HealedSources.Round] = []
  /// How many declarations went as no widget needs them.
  private(set) var unneeded = 0
  /// What went with them; nil if nothing did.
  private(set) var narrowing: Narrowing?
  /// What nothing has been left out of.
  private let whole: Healer
  /// Whether the module was not tried as a whole.
  var isNarrowedFirst = false
  /// Whether slow expressions get more time.
  var isPatient = false
  /// What it said of the module's files in another program.
  private var known = HealingLessons()
  /// What the compiler said in each round.
  private(set) var lessons = HealingLessons()
  /// Whether more went than had to, for want of time.
  var isCutShort = false

  /// - Parameter value: what the module would be built from as it is.
  init(_ build: ModuleBuild, _ value: String) {
    (self.build, self.value, files) = (build, value, build.files)
    let (call, sources) = build.call(build.files)
    let own = zip(build.files, sources).map { file, source in
      HealedFile(name: source.name, original: file.url.path, path: file.path, bytes: source.bytes)
    }
    let shared = build.before.isLacking ? nil : build.healing
    whole = Healer(
      own + Self.added(sources.dropFirst(own.count), to: call), flags: call.compilation.flags,
      modules: call.importable, made: build.made, madeTypes: build.madeTypes,
      madeNames: build.madeNames, isForeign: build.isForeign,
      isOfLacking: build.before.isLacking,
      program: shared.map { shared in { shared.code.files.map(\.outline) } },
      modulesHaving: { names in
        let declaring = build.healing?.modules(declaring: names, importable: call.importable)
        let probe = ImportProbe(call: call, offered: build.offered.union(declaring ?? []))
        return (try? probe.modules(having: names, build.compilers)) ?? [:]
      })
    healer = whole
  }

  /// What we have written for a module, as its compiler knows it.
  private static func added(
    _ sources: some Sequence<ProgramSource>, to call: CompilerCall
  ) -> [HealedFile] {
    sources.map { source in
      let path = call.sourceFolder.appendingPathComponent(source.name).path
      return HealedFile(
        name: source.name, original: path, path: source.name, bytes: source.bytes, isAdded: true)
    }
  }

  /// Leaves out of the whole module what no widget needs.
  ///
  /// - Parameter names: those that are needed beside.
  /// - Returns: whether there was any.
  mutating func narrow(_ shared: ProgramHealing, asking names: Set<String> = []) -> Bool {
    var code = shared.code
    _ = code.need(names)
    healer = whole
    unneeded = healer.leaveOut(allBut: code)
    narrowing = Narrowing(program: shared.value, asked: names.sorted(), left: healer.texts)
    _ = healer.follow(known)
    return unneeded > 0
  }

  /// Puts back what errors ask for.
  ///
  /// - Returns: whether there was any.
  mutating func ask(_ shared: ProgramHealing) -> Bool {
    guard let narrowing else { return false }
    let asked = Set(narrowing.asked)
    let names = asked.union(errors.compactMap { MissingName($0.text)?.name })
    var code = shared.code
    _ = code.need(asked)
    return code.need(names) && narrow(shared, asking: names)
  }

  /// How much of the module's code is blank that was not.
  var blankedPart: Double {
    func count(_ healer: Healer) -> Int {
      healer.files.filter { !$0.isAdded }.reduce(0) {
        $0 + $1.bytes.count { $0 > UInt8(ascii: " ") }
      }
    }
    return 1 - Double(count(healer)) / Double(max(1, count(whole)))
  }

  var healed: HealedSources {
    var healed = HealedSources(value: value + HealedSources.tool, texts: healer.texts)
    healed.leftOut = Set(build.files.map(\.path)).subtracting(files.map(\.path)).sorted()
    return healed
  }

  /// What is left, as the compiler gets it.
  var call: (CompilerCall, [ProgramSource]) {
    let (call, sources) = build.call(files)
    return healed.applied(to: call, sources)
  }

  /// Whether nothing is wrong but that few expressions take long, which may be sound.
  var isLeftWithSlowExpressions: Bool {
    !isPatient && !errors.isEmpty && errors.count <= ModuleBuild.fewSlowExpressions
      && errors.allSatisfy { Healer.isSlow($0.text) }
  }

  /// - Returns: whether anything was changed.
  mutating func heal(coarsely: Bool = false) -> Bool {
    let lessons = healer.lessons(of: errors)
    let hasChanged = healer.heal(
      errors, coarsely: coarsely,
      sparesSlow: !coarsely && !isPatient
        && errors.count { Healer.isSlow($0.text) } <= ModuleBuild.fewSlowExpressions)
    if hasChanged, !coarsely, !healer.healsAll { self.lessons.add(round: lessons) }
    return hasChanged
  }

  /// Heals what is known of the module's files from another program.
  ///
  /// - Returns: whether there was any.
  mutating func follow(_ lessons: HealingLessons) -> Bool {
    known = lessons.of(Set(files.map(\.url.path)))
    guard healer.follow(known) else { return false }
    self.lessons.add(known)
    return true
  }

  /// Leaves out the files with errors.
  ///
  /// - Parameter kept: paths of those that stay.
  /// - Returns: whether there were any.
  mutating func leaveOutFiles(but kept: Set<String>) -> Bool {
    guard !healer.parts.isEmpty || unneeded > 0 else { return false }
    let failing = files.filter { file in
      !kept.contains(file.path) && errors.contains { $0.file == file.url.path }
    }
    for file in failing {
      healer.leaveOut(file.path, because: errors.first { $0.file == file.url.path })
      files.removeAll { $0.path == file.path }
    }
    errors.removeAll { error in failing.contains { error.file == $0.url.path } }
    if !failing.isEmpty { renewAdded() }
    return !failing.isEmpty
  }

  /// What we write for fewer files is less.
  private mutating func renewAdded() {
    let (call, sources) = build.call(files)
    let added = Self.added(sources.dropFirst(files.count), to: call)
    healer.files.removeAll { $0.isAdded && !healer.changed.contains($0.name) }
    healer.files += added.filter { !healer.changed.contains($0.name) }
  }
}
