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
    addResources(project.resources)
    previewCatalogs = project.previewCatalogs.map(\.path)
  }

  private mutating func addResources(_ resources: ResourceRoots) {
    assetCatalogs = resources.assetCatalogs.map(\.path)
    stringFiles = (resources.stringCatalogs + resources.localizedFolders).map(\.path)
    looseFiles = resources.looseFiles.map(\.path)
    fonts = resources.fonts.map(\.path)
    var ignored: [Diagnostic] = []
    isProtectedWhenLocked = resources.entitlements.contains {
      Entitlements(reading: $0.path, diagnostics: &ignored).hidesContentWhenLocked
    }
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
