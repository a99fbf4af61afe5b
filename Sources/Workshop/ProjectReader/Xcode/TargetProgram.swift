import DiagnosticRecords
import Foundation
import WidgetSettings

/// What a target's build phases and settings make of its files.
struct TargetProgram {
  private(set) var program: ProgramReader.Program
  /// What is not there or is left out.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - folder: the folder whose widgets these are; nil for one of the target's name.
  ///   - root: paths in diagnostics are relative to it.
  init(_ target: XcodeTarget, _ platform: TargetPlatform, folder: URL?, root: URL) {
    let settings = target.settings(platform)
    let files = TargetFiles(target, platform: platform)
    let plist = WidgetExtension.infoPlist(of: target, settings)
    program = ProgramReader.Program(
      name: target.name,
      module: SettingReferences.identifier(settings["PRODUCT_MODULE_NAME"] ?? target.name),
      folder: folder ?? target.document.sourceRoot.appendingPathComponent(target.name),
      files: files.sources,
      resources: files.resources.filter {
        $0.path != plist?.path && $0.lastPathComponent != "Info.plist"
      },
      compilation: Compilation(settings), infoPlist: plist,
      entitlements: WidgetExtension.file(settings["CODE_SIGN_ENTITLEMENTS"], of: target))
    program.compilation.generators = Generators.named(by: target)
    program.foreignIntents = target.tree.intentDefinitions.filter { definition in
      !files.resources.contains { definition.path.hasPrefix($0.path) }
    }
    program.values = settings.all
    program.generatedInfoPlist = target.generatedInfoPlist
    program.headers = HeaderFiles(target, settings, module: program.module, code: files.foreign)
    func names(_ urls: [URL]) -> [String] { urls.map { DiskPath.relative($0, to: root) } }
    let missing = files.missing + target.missingConfigurationFiles
    if !missing.isEmpty {
      diagnostics.append(.filesMissing(names(missing), of: target.name))
    }
    if !files.foreign.isEmpty {
      diagnostics.append(.foreignSources(names(files.foreign), of: target.name))
    }
  }

  /// Takes note of the files of targets that handle intents.
  mutating func takeHandlers(from extensions: [XcodeTarget], _ platform: TargetPlatform) {
    let handling = extensions.filter { target in
      WidgetExtension.point(of: target, target.settings(platform)) == Self.handlingPoint
    }
    let files = handling.flatMap { TargetFiles($0, platform: platform).sources }
    program.handlerFiles = Set(files).sorted { $0.path < $1.path }
  }

  mutating func takeMacros(_ macros: [MacroSource]) { program.macros = macros }

  /// The extension point of those that handle SiriKit intents.
  /// Apple's documentation: Bundle Resources, `NSExtensionPointIdentifier`.
  private static let handlingPoint = "com.apple.intents-service"

  /// The same as a module for others.
  var module: ModuleSource {
    ModuleSource(
      name: program.module, files: program.files, resources: program.resources,
      infoPlist: program.infoPlist,
      compilation: program.compilation, headers: program.headers)
  }
}
