import Foundation

extension Setting where Value == Int {
  /// Widgets drawn at a time.
  package static var jobs: Self {
    Setting(
      "jobs", option: SettingOption("--jobs", "-j", value: "N"), isInFile: false,
      isDrawn: false, .count, usual: ProcessInfo.processInfo.activeProcessorCount,
      usually: "one a processor",
      help: "how many widgets are drawn at a time")
  }
}
