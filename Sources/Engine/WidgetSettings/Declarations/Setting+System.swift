import ResourceCatalogs

extension Setting where Value == String {
  /// The systems whose colours and controls are drawn, by the name of their file in
  /// `themes/systems`.
  package static var system: Self {
    Setting(
      "system", option: SettingOption("--system", value: "NAME"), isTold: true,
      .text("the name of a system", example: "ios18").known(by: { name in
        do throws(ThemeError) {
          _ = try SystemLook.load(name)
          return nil
        } catch {
          // What is wrong with the file of a system is said where all themes are read.
          return error.isUnknownName ? error.problem : nil
        }
      }).completed(with: SystemLook.ids), usual: SystemLook.defaultID,
      help: "the systems whose colours and controls are drawn (vitrine doctor lists all)",
      details: "Nothing of one year stands beside something of another; a Mac has its own colours.")
  }
}
