package import Foundation
package import ProcessRunning

/// The git of this machine, run so that it asks nothing, ends in time, and does nothing that a
/// repository would have it do: no hooks, filters, submodules or programs of remote helpers.
///
/// It runs outside of any box, as it needs the network and works on data only. The user's own
/// configuration holds (mirrors by `url.….insteadOf`, proxies, stored credentials); of the
/// environment only what git needs for these is passed on.
package struct GitClient: Sendable {
  private let program: URL
  private let environment: [String: String]

  private static let passed = [
    "ALL_PROXY", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_SYSTEM", "GIT_SSH_COMMAND",
    "GIT_SSL_CAINFO", "HOME", "HTTPS_PROXY", "HTTP_PROXY", "LD_LIBRARY_PATH", "LOGNAME", "NO_PROXY",
    "PATH", "SSH_AUTH_SOCK", "SSL_CERT_DIR", "SSL_CERT_FILE", "TMPDIR", "USER", "XDG_CONFIG_HOME",
    "all_proxy", "http_proxy", "https_proxy", "no_proxy",
  ]

  private static let configuration = [
    "advice.detachedHead=false", "core.autocrlf=false", "core.fsmonitor=false",
    "core.hooksPath=/dev/null", "credential.interactive=false", "fetch.fsckObjects=false",
    "fetch.recurseSubmodules=false", "filter.lfs.process=", "filter.lfs.required=false",
    "filter.lfs.smudge=", "gc.auto=0", "http.followRedirects=initial", "http.lowSpeedLimit=1000",
    "http.lowSpeedTime=20", "init.defaultBranch=main", "maintenance.auto=false",
    "submodule.recurse=false",
  ]

  /// The first `git` of `PATH`; nil if there is none.
  ///
  /// - Parameter environment: that of the tool.
  package init?(environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard
      let folder = folders.first(where: {
        $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0 + "/git")
      })
    else { return nil }
    program = URL(fileURLWithPath: folder + "/git")
    var values: [String: String] = [:]
    for name in Self.passed { values[name] = environment[name] }
    values["GIT_TERMINAL_PROMPT"] = "0"
    values["GIT_ASKPASS"] = ""
    values["SSH_ASKPASS"] = ""
    values["GIT_ALLOW_PROTOCOL"] = "file:https:ssh"
    values["GIT_LFS_SKIP_SMUDGE"] = "1"
    values["GIT_OPTIONAL_LOCKS"] = "0"
    values["LC_ALL"] = "C"
    if values["GIT_SSH_COMMAND"] == nil {
      values["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes -o ConnectTimeout=6"
    }
    self.environment = values
  }

  /// Runs one of its commands.
  ///
  /// - Parameters:
  ///   - folder: where it runs: a repository, or any folder.
  ///   - seconds: the time it may take.
  ///   - bytes: what it may write into the folder; nil if it writes nothing.
  ///   - isInside: whether a repository around the folder is meant; else it is somebody else's.
  package func run(
    _ arguments: [String], in folder: URL, seconds: Double, bytes: Int? = nil,
    isInside: Bool = false
  ) -> ChildProcess.Outcome {
    var values = environment
    if !isInside {
      values["GIT_CEILING_DIRECTORIES"] = folder.deletingLastPathComponent().path
    }
    var child = ChildProcess(
      program, Self.configuration.flatMap { ["-c", $0] } + arguments, environment: values,
      folder: folder, timeLimit: seconds)
    child.spaceLimit = bytes.map { SpaceLimit([folder], bytes: $0) }
    return child.run()
  }
}
