import Foundation
import WidgetHost
import WidgetKit
import WidgetProgram
import WidgetSettings

extension PictureSurroundings {
  /// What a gallery program would be told to draw in these surroundings.
  ///
  /// - Parameters:
  ///   - states: of a widget; empty for all.
  ///   - package: where resources are looked for if the surroundings name none.
  func options(_ states: [ContentKind], package: URL) -> ProgramOptions {
    var options = ProgramOptions()
    options.settings[.date] = date
    options.settings[.timeZone] = timeZone.identifier
    options.settings[.device] = device
    options.settings[.system] = system
    options.settings[.entryLimit] = entries
    options.axes.wished = [
      SchemeAxis.name: ["\(colorScheme)"],
      ModeAxis.name: [renderingMode.description],
      TypeSizeAxis.name: ["\(dynamicTypeSize)"],
      ContrastAxis.name: ["\(contrast)"],
      BoldTextAxis.name: ["\(legibilityWeight)"],
      LocaleAxis.name: [locale],
    ]
    if let family { options.axes.wished[FamilyAxis.name] = ["\(family)"] }
    if !states.isEmpty { options.axes.wished[StateAxis.name] = states.map(\.rawValue) }
    options.axes.fixed = [LocaleAxis.name: locale]
    for folder in resources ?? [package] {
      let files = ResourceFiles.of(folder, isPackage: resources == nil)
      options.assetCatalogs += files.assetCatalogs
      options.stringFiles += files.strings
      options.looseFiles += files.looseFiles
      options.fonts += files.fonts
    }
    return options
  }
}
