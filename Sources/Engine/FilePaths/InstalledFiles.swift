package import Foundation

/// Where an installed Vitrine has its own files: in `PREFIX/lib/vitrine` of `PREFIX/bin/vitrine`,
/// wherever that was moved to.
package enum InstalledFiles {
  /// The running program, links followed; nil if the system does not say.
  package static var program: URL? {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      Bundle.main.executableURL?.resolvingSymlinksInPath()
    #endif
  }

  /// The folder that belongs to a program; nil if it is not there.
  package static func folder(of program: URL?) -> URL? {
    guard let program else { return nil }
    let prefix = program.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = prefix.appendingPathComponent("lib/vitrine", isDirectory: true)
    let themes = folder.appendingPathComponent("themes").path
    return FileManager.default.fileExists(atPath: themes) ? folder : nil
  }
}
