package import Foundation

/// The environment in which a gallery program runs: nothing of this machine, everything fixed.
package enum ProgramEnvironment {
  /// - Parameters:
  ///   - settings: the project's settings.
  ///   - location: what the program may know of the place.
  ///   - home: an empty folder for what the program stores (user defaults, caches); one per
  ///     process, or what one stores another will read.
  ///   - inherited: the environment of the running tool; only `PATH` and library paths are taken.
  package static func values(
    settings: ProjectSettings, location: LocationAuthorization?, home: URL,
    inherited: [String: String]
  ) -> [String: String] {
    var values = [
      "HOME": home.path, "CFFIXED_USER_HOME": home.path, "TMPDIR": home.path,
      "XDG_CACHE_HOME": home.path + "/cache", "XDG_CONFIG_HOME": home.path + "/config",
      "XDG_DATA_HOME": home.path + "/data", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
      "TZ": settings.timeZone ?? "UTC", "VITRINE_CONTAINERS": home.path + "/containers",
      // Without this, dictionaries come in another order in every run.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH", "SWIFT_BACKTRACE"] { values[name] = inherited[name] }
    if let date = settings.date { values["VITRINE_NOW"] = date }
    if let locale = settings.locale { values["VITRINE_LOCALE"] = locale }
    if let zone = settings.timeZone { values["VITRINE_TIMEZONE"] = zone }
    values["VITRINE_LOCATION_AUTHORIZATION"] = location?.rawValue
    values["VITRINE_LOCATION"] = settings.location
    return values
  }
}
