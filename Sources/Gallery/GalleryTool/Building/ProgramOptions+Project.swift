import DiagnosticRecords
import Foundation
import ProjectReader
import ResourceCatalogs
import WidgetHost
import WidgetProgram
import WidgetSettings

extension ProgramOptions {
  /// What is to be rendered of a project: the command line rules over `vitrine.json`, which rules
  /// over what is usual.
  ///
  /// - Parameter areChecked: Whether checks look at the pictures.
  init(_ project: WidgetProject, areChecked: Bool = false) {
    self.init()
    var values = project.settings.values
    if !values.has(.device) { values[.device] = Self.usualDevice(project.platform) }
    settings = values.told
    axes = AxisChoices(values)
    self.areChecked = areChecked
    addResources(project)
    previewCatalogs = project.previewCatalogs.map(\.path)
  }

  private mutating func addResources(_ project: WidgetProject) {
    modules = project.modules.compactMap { module in
      module.bundle.map { ModuleResources($0, module.resources) }
    }
    let resources = project.resources
    let own = ModuleResources("", resources)
    let others = Set(self.resources)
    assetCatalogs = own.assetCatalogs.filter { !others.contains($0) }
    stringFiles = own.stringFiles.filter { !others.contains($0) }
    looseFiles = own.looseFiles.filter { !others.contains($0) }
    fonts = resources.fonts.map(\.path)
    var ignored: [Diagnostic] = []
    isProtectedWhenLocked = resources.entitlements.contains {
      Entitlements(reading: $0.path, diagnostics: &ignored).hidesContentWhenLocked
    }
    usesLocation =
      resources.infoPlist.map {
        InfoPlist(reading: $0.path, diagnostics: &ignored).usesLocation
      } ?? false
  }

  /// The device that stands for a system.
  private static func usualDevice(_ platform: TargetPlatform) -> String {
    switch platform {
    case .watchOS: "watch-45"
    case .macOS: "mac"
    case .iOS, .visionOS, .tvOS: Device.defaultID
    }
  }
}

extension ProgramOptions.ModuleResources {
  /// - Parameter bundle: its name, with its ending.
  fileprivate init(_ bundle: String, _ resources: ResourceRoots) {
    self.init(
      bundle: bundle, assetCatalogs: resources.assetCatalogs.map(\.path),
      stringFiles: resources.strings.map(\.path),
      looseFiles: resources.looseFiles.map(\.path))
  }
}

extension AxisChoices {
  /// What settings ask for.
  init(_ settings: SettingValues) {
    self.init()
    isSweep = settings[.sweep]
    for setting in Setting.variants where settings.has(setting) {
      wished[setting.declaration.key] = settings[setting]
    }
  }
}
