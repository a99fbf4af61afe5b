import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader
import ResourceCatalogs
import SourcePreparing
import WidgetHost
import WidgetProgram

extension ProgramOptions {
  /// What is to be rendered of a project: the command line rules over `vitrine.json`, which rules
  /// over what is usual.
  init(_ choices: RenderChoices, _ project: WidgetProject) {
    let settings = project.settings
    self.init(
      date: choices.date ?? settings.date.flatMap(RenderChoices.date) ?? Self.defaultDate)
    locale = choices.locale ?? settings.locale ?? locale
    timeZone = choices.timeZone ?? settings.timeZone ?? timeZone
    calendar = settings.calendar ?? calendar
    device = choices.device ?? settings.device ?? Self.usualDevice(project.platform)
    axes = AxisChoices(settings.variants)
    axes.wished.merge(choices.axes.wished) { $1 }
    axes.isSweep = choices.axes.isSweep
    memoryLimit = choices.memoryLimit ?? settings.memoryLimit ?? memoryLimit
    entryLimit = choices.entryLimit ?? entryLimit
    // A provider that never answers is asked once a size; the widget must not run out of time.
    if let limit = choices.timeLimit { providerSeconds = min(providerSeconds, limit / 4) }
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

  /// The settings under which the program runs, so that its clock is the pictures' clock.
  func settings(_ settings: ProjectSettings = ProjectSettings()) -> ProjectSettings {
    var result = settings
    result.date = Timestamp.text(date)
    result.locale = locale
    result.timeZone = timeZone
    return result
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
