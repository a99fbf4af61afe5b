package import Foundation
package import WidgetSettings

/// The environment in which a gallery program runs: nothing of this machine, everything fixed.
package enum ProgramEnvironment {
  /// The folder below a process's own in which it keeps what it stores.
  package static let home = "home"

  /// - Parameters:
  ///   - settings: those of the run.
  ///   - folder: where the process runs; one per process, or what one stores another will read.
  ///   - inherited: the environment of the running tool; only library paths are taken.
  package static func values(
    settings: SettingValues, folder: URL, inherited: [String: String]
  ) -> [String: String] {
    let home = visible(folder) + "/" + home
    var values = [
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp",
      "XDG_CACHE_HOME": home + "/cache", "XDG_CONFIG_HOME": home + "/config",
      "XDG_DATA_HOME": home + "/data", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
      "TZ": settings[.timeZone], "VITRINE_CONTAINERS": home + "/containers",
      "PATH": "/usr/bin:/bin",
      // Without this, dictionaries come in another order in every run.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    for name in ["LD_LIBRARY_PATH", "SWIFT_BACKTRACE"] { values[name] = inherited[name] }
    values["VITRINE_NOW"] = settings[.date].instant
    values["VITRINE_LOCALE"] = settings[.locale]
    values["VITRINE_TIMEZONE"] = settings[.timeZone]
    values["VITRINE_LOCATION"] = settings[.location]
    return values
  }

  /// The folder by the name under which a process knows it: one that is the same for all, so that
  /// no picture shows where this machine keeps things.
  package static func visible(_ folder: URL) -> String {
    #if os(Linux)
      "/proc/self/cwd"
    #else
      folder.path
    #endif
  }
}
