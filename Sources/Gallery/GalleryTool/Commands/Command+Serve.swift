import DiagnosticRecords
import Foundation
import GalleryServer

extension Command {
  /// `vitrine serve`: from an edit to the refreshed page.
  static let serve = Command(
    name: "serve", usage: "INPUT… [--port N] [options]",
    summary: "Show the gallery in a browser and draw again with every change",
    details: """
      INPUT is what build takes. The gallery is made in a temporary folder and served to this
      machine alone. The folders of the inputs, and of files used from elsewhere, are looked at
      every quarter of a second (dates, sizes, new and removed files; hidden files and folders of
      tools are passed over). When something has changed it is compiled and drawn again, the time
      is printed, and open pages load the new gallery where they were.

      While something does not compile the terminal and the page say where, and the last gallery
      stays. A change that comes while pictures are drawn begins again. Ctrl-C ends it, with 0.

      Only served pages may connect to the server; build's pages connect to nothing. Requests that
      name another host are refused. --host 0.0.0.0 lets other machines see the gallery.
      """,
    options: [ServeOptions.port, ServeOptions.host, BuildOptions.title, BuildOptions.noFonts]
      + CommandOption.settings,
    run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let request = try RenderRequest(arguments, environment, command: "serve", areChecked: true)
    let host = try ServeOptions.host(arguments)
    let ports = try ServeOptions.ports(arguments)
    // What is wrong with the inputs as wholes is better said before anything is promised.
    _ = try request.job.survey()
    request.progress.clear()
    let site = LiveSite(liveFolder: Installation.site.appendingPathComponent("live"))
    let server: LocalServer
    do {
      server = try LocalServer(site, host: host, ports: ports)
    } catch {
      let port = arguments.text(ServeOptions.port) ?? "8080 and those after it"
      throw Stop([
        Diagnostic(
          .portUnusable, "Port \(port) cannot be opened on \(host): \(error.reason).",
          hint: "Give another with --port, or 0 for any that is free.")
      ])
    }
    let work = try WorkFolder()
    defer { work.remove() }
    try LiveSession(
      request, title: arguments.text(BuildOptions.title) ?? request.title, work: work, site: site,
      server: server
    ).run()
    return .success
  }
}

extension Rule {
  static let portUnusable = Rule(
    "port-unusable", fault: .machine, .error, "The port cannot be opened",
    why: "The gallery cannot be served there.",
    remedy: "Give another with --port, or 0 for any that is free.")
}
