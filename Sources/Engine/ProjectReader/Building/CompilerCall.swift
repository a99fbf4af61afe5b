import Foundation

/// The one compiler call that makes the user's module into a program.
struct CompilerCall {
  let project: WidgetProject
  let module: String
  let sdk: BuiltSDK
  let toolchain: Toolchain
  let work: URL
  /// Names of the files in ``sourceFolder``.
  let sources: [String]

  var sourceFolder: URL { work.appendingPathComponent("Sources") }
  /// What the call writes; moved to its place when it is whole.
  var product: URL { work.appendingPathComponent("program.new") }

  /// Object files and what the compiler notes about them, so that only what a change reaches is
  /// compiled again.
  var objectFolder: URL { work.appendingPathComponent("Objects") }
  private var fileMap: URL { work.appendingPathComponent("files.json") }

  /// Everything but the names of the sources.
  var arguments: [String] {
    var arguments = [
      "-module-name", module, "-swift-version", "\(project.settings.swiftLanguageMode ?? 5)",
      "-Onone", "-gline-tables-only", "-incremental", "-enable-batch-mode", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-I", sdk.modules.path,
      "-module-cache-path", sdk.folder.appendingPathComponent("ModuleCache").path,
    ]
    if !sources.contains("main.swift") { arguments.append("-parse-as-library") }
    for flag in ["DEBUG"] + project.settings.flags { arguments += ["-D", flag] }
    if FileManager.default.fileExists(atPath: sdk.macroTool.path) {
      arguments += ["-load-plugin-executable", sdk.macroTool.path + "#SwiftUIMacros"]
    }
    arguments += [
      "-output-file-map", fileMap.path, "-emit-executable", "-o", product.path, "-use-ld=lld",
      "-Xlinker", "--whole-archive", "-Xlinker", sdk.archive.path,
      "-Xlinker", "--no-whole-archive", "@" + sdk.libraries.path,
    ]
    return arguments
  }

  /// Writes changed sources, removes those that are no more.
  func write(_ files: [ProgramSource]) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: sourceFolder, withIntermediateDirectories: true)
    try manager.createDirectory(at: objectFolder, withIntermediateDirectories: true)
    try SDKBuilder.write(fileMapText, to: work, fileMap.lastPathComponent)
    let names = Set(sources)
    for name in try manager.contentsOfDirectory(atPath: sourceFolder.path)
    where !names.contains(name) {
      try manager.removeItem(at: sourceFolder.appendingPathComponent(name))
    }
    for file in files {
      let url = sourceFolder.appendingPathComponent(file.name)
      let data = Data(file.bytes)
      if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
    }
  }

  /// Where the compiler puts what belongs to each source.
  private var fileMapText: String {
    let objects = objectFolder.path
    var map = ["": ["swift-dependencies": objects + "/module.swiftdeps"]]
    for name in sources {
      let base = objects + "/" + name.dropLast(".swift".count)
      map[sourceFolder.path + "/" + name] = [
        "dependencies": base + ".d", "object": base + ".o",
        "swift-dependencies": base + ".swiftdeps",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return (try? encoder.encode(map)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Forgets all object files.
  func clean() throws {
    try FileManager.default.removeItem(at: objectFolder)
    try FileManager.default.createDirectory(
      at: objectFolder, withIntermediateDirectories: true)
  }

  func run(environment: [String: String]) -> ChildProcess.Outcome {
    let files = sources.map { sourceFolder.path + "/" + $0 }
    let jobs = "-j\(ProcessInfo.processInfo.activeProcessorCount)"
    return ChildProcess(
      toolchain.compiler, arguments + [jobs] + files, environment: environment, folder: work
    ).run()
  }
}
