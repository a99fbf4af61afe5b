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
  init(_ choices: RenderChoices, _ project: WidgetProject) {
    self.init()
    var values = project.settings.values
    if !values.has(.device) { values[.device] = Self.usualDevice(project.platform) }
    settings = values.told
    axes = AxisChoices(project.settings.variants)
    axes.wished.merge(choices.axes.wished) { $1 }
    axes.isSweep = choices.axes.isSweep
    areChecked = choices.areChecked
    addResources(project.resources)
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
  /// What `vitrine.json` asks for; what no axis knows was refused before (`SettingsCheck`).
  init(_ variants: [String: VariantSetting]) {
    self.init()
    for axis in RenderAxes.all {
      for value in variants[axis.name]?.words.compactMap(axis.value) ?? [] { wish(value, on: axis) }
    }
  }
}
