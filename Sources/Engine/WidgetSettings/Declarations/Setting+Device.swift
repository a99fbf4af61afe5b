import ResourceCatalogs

extension Setting where Value == String {
  /// The device to draw for, by the name of its file in `themes/devices`. Where nobody says one it
  /// follows the platform; see `Device`.
  package static var device: Self {
    Setting(
      "device", option: SettingOption("--device", value: "NAME"), isTold: true,
      .text("the name of a device", example: "iphone-17").known(by: { name in
        do throws(ThemeError) {
          _ = try Device.load(name)
          return nil
        } catch {
          // What is wrong with the file of a device is said where all themes are read.
          return error.isUnknownName ? error.problem : nil
        }
      }).completed(with: Device.ids), usual: Device.defaultID,
      usually: "\(Device.defaultID), or that of the platform",
      help: "the device to draw for (vitrine doctor lists all)")
  }
}
