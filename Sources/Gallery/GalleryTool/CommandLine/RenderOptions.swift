import WidgetHost

/// The options of every command that renders.
enum RenderOptions {
  static let filter = CommandOption(
    "--filter", "-f", value: "TEXT",
    does: "only widgets whose name, kind or id contains TEXT (* allowed)")
  static let date = CommandOption(
    "--date", value: "TIME", does: "the moment that counts as now, e.g. 2026-06-09T09:41:00Z")
  static let locale = CommandOption(
    "--locale", value: "NAME", does: "language and region, e.g. de_DE")
  static let timeZone = CommandOption(
    "--time-zone", "--timezone", value: "NAME", does: "e.g. Europe/Berlin")
  static let device = CommandOption(
    "--device", value: "NAME",
    does: "the device to draw for, e.g. iphone-15 (vitrine doctor lists all)")
  static let platform = CommandOption(
    "--platform", value: "NAME", does: "the system compiled for: iOS, watchOS, macOS")
  static let targets = CommandOption(
    "--target", "-t", value: "LIST",
    does: "only these targets of a project (vitrine list --targets shows them)")
  static let stubs = CommandOption(
    "--stub", value: "LIST",
    does: "modules that are not at hand and need only be importable")
  static let entries = CommandOption(
    "--entries", value: "N", does: "at most this many entries of a timeline (default 100)")
  static let timeLimit = CommandOption(
    "--time-limit", value: "SECONDS", does: "how long one widget may take (default 60)")
  static let memoryLimit = CommandOption(
    "--memory-limit", value: "MB",
    does: "warn of widgets that need more memory than this (default 30, as on a device)")
  static let jobs = CommandOption(
    "--jobs", "-j", value: "N",
    does: "how many widgets are drawn at a time (default: one a processor)")
  static let noSandbox = CommandOption(
    "--no-sandbox",
    does: "let widget code and its compiler do all that you may: read and change your files, open "
      + "connections, start programs; only for code you trust")
  static let sweep = CommandOption(
    "--sweep",
    does: "vary each axis alone by the values that show most: text sizes, languages, devices …")
  /// One for each axis.
  static let axes = RenderAxes.all.map(CommandOption.init)
  static let quiet = CommandOption("--quiet", "-q", does: "say nothing but problems")

  static let all =
    [targets, platform, stubs, filter] + axes
    + [
      sweep, date, locale, timeZone, device, entries, timeLimit, memoryLimit, jobs, noSandbox,
      quiet,
    ]
}
