import CatalogueManifest
import Foundation
import ProjectReader
import ResourceCatalogs
import SourcePreparing

/// What the command line says about the pictures; what it leaves open, `vitrine.json` may say.
struct RenderChoices: Sendable {
  var filter = WidgetFilter()
  /// Which part of the widgets to draw; nil for all.
  var shard: Shard?
  var families: [String]?
  var schemes: [String]?
  var modes: [String]?
  var states: [String]?
  var date: Date?
  var locale: String?
  var timeZone: String?
  var device: String?
  var platform: TargetPlatform?
  /// Names of targets; empty for all with widgets.
  var targets: [String] = []
  /// Modules that need only be importable.
  var stubs: [String] = []
  var entryLimit: Int?
  /// Seconds one widget may take.
  var timeLimit: Double?
  /// Megabytes one widget may take.
  var memoryLimit: Double?
  /// What the widget may know of the place; of each of several there are pictures.
  var locations: [LocationAuthorization]?
  /// Widgets drawn at a time.
  var jobs: Int?
  /// Whether widget code and its compilers are confined.
  var isBoxed = true

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    isBoxed = !arguments.has(RenderOptions.noSandbox)
    targets = arguments.list(RenderOptions.targets) ?? []
    stubs = arguments.list(RenderOptions.stubs) ?? []
    filter = WidgetFilter(arguments.list(RenderOptions.filter) ?? [])
    shard = try Self.value(
      arguments, BuildOptions.shard, "a part and how many there are, e.g. 1/3", Shard.init)
    families = try Self.names(arguments, RenderOptions.families, RenderNames.family)
    schemes = try Self.names(arguments, RenderOptions.schemes, RenderNames.scheme)
    modes = try Self.names(arguments, RenderOptions.modes, RenderNames.mode)
    states = try Self.names(arguments, RenderOptions.states, RenderNames.state)
    locale = try Self.value(arguments, RenderOptions.locale, "a language and region, e.g. de_DE") {
      LocaleName.isKnown($0) ? $0 : nil
    }
    date = try Self.value(arguments, RenderOptions.date, "2026-06-09T09:41:00Z", Self.date)
    timeZone = try Self.value(arguments, RenderOptions.timeZone, "Europe/Berlin") {
      TimeZone(identifier: $0) == nil ? nil : $0
    }
    platform = try Self.value(
      arguments, RenderOptions.platform, "iOS, watchOS or macOS", TargetPlatform.init(named:))
    entryLimit = try Self.value(arguments, RenderOptions.entries, "a number from 1") {
      Int($0).flatMap { $0 > 0 ? $0 : nil }
    }
    timeLimit = try Self.value(arguments, RenderOptions.timeLimit, "seconds, above 0") {
      Double($0).flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil }
    }
    memoryLimit = try Self.value(arguments, RenderOptions.memoryLimit, "megabytes, above 0") {
      Double($0).flatMap { $0 > 0 && $0 <= 1_000_000 ? $0 : nil }
    }
    locations = try Self.names(arguments, RenderOptions.location, RenderNames.location)?
      .compactMap(LocationAuthorization.init)
    jobs = try Self.value(arguments, RenderOptions.jobs, "a number from 1") {
      Int($0).flatMap { $0 > 0 ? $0 : nil }
    }
    device = arguments.text(RenderOptions.device)
    if let device { try Self.checkDevice(device) }
  }

  /// An instant in the spelling of `vitrine.json` and the command line.
  static func date(_ text: String) -> Date? {
    Timestamp.date(text) ?? (try? Date.ISO8601FormatStyle().parse(text))
  }

  private static func value<Value>(
    _ arguments: Arguments, _ option: CommandOption, _ expected: String,
    _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = arguments.text(option) else { return nil }
    if let value = read(text) { return value }
    throw UsageError(
      "\(option.name) cannot be \u{201C}\(text)\u{201D}.", hint: "Expected: \(expected).")
  }

  private static func names(
    _ arguments: Arguments, _ option: CommandOption, _ names: RenderNames
  ) throws(UsageError) -> [String]? {
    guard let words = arguments.list(option) else { return nil }
    var result: [String] = []
    for word in words {
      guard let name = names.name(word) else {
        throw UsageError(
          "\(option.name) cannot be \u{201C}\(word)\u{201D}.",
          hint: "Known: \(names.known.joined(separator: ", ")).")
      }
      if !result.contains(name) { result.append(name) }
    }
    return result
  }

  private static func checkDevice(_ name: String) throws(UsageError) {
    do {
      _ = try Device.load(name)
    } catch {
      throw UsageError("there is no device \u{201C}\(name)\u{201D}.", hint: error.problem)
    }
  }
}
