import Foundation
import SwiftUI
import WidgetKit

/// Every way to ask for the time, for chance and for the machine that has one answer everywhere.
@main struct Surroundings: WidgetBundle {
  var body: some Widget {
    Lines(kind: "instants", rows: Rows.instants)
    Lines(kind: "distances", rows: Rows.distances)
    Lines(kind: "days", rows: Rows.days)
    Lines(kind: "chance", rows: Rows.chance)
    Lines(kind: "machine", rows: Rows.machine)
    Lines(kind: "places", rows: Rows.places)
    Spoken()
  }
}

typealias Row = (name: String, value: String)

enum Rows {
  static let hourAhead = Date(timeIntervalSince1970: 1_780_998_060 + 3600)

  static func instants() -> [Row] {
    var day = timeval()
    gettimeofday(&day, nil)
    var real = timespec()
    clock_gettime(CLOCK_REALTIME, &real)
    var coarse = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &coarse)
    var standard = timespec()
    timespec_get(&standard, TIME_UTC)
    var local = tm()
    var seconds = time(nil)
    localtime_r(&seconds, &local)
    return [
      ("Date()", "\(Date())"),
      ("Date.now", "\(Date.now)"),
      ("NSDate()", "\(NSDate())"),
      ("NSDate().timeIntervalSince1970", "\(NSDate().timeIntervalSince1970)"),
      ("timeIntervalSinceReferenceDate", "\(Date.timeIntervalSinceReferenceDate)"),
      ("timeIntervalSinceNow", "\(hourAhead.timeIntervalSinceNow)"),
      ("Date(timeIntervalSinceNow:)", "\(Date(timeIntervalSinceNow: 60))"),
      ("time(nil)", "\(time(nil))"),
      ("gettimeofday", "\(day.tv_sec).\(day.tv_usec)"),
      ("clock_gettime", "\(real.tv_sec).\(real.tv_nsec)"),
      ("coarse", "\(coarse.tv_sec).\(coarse.tv_nsec)"),
      ("timespec_get", "\(standard.tv_sec).\(standard.tv_nsec)"),
      ("localtime", "\(local.tm_year) \(local.tm_yday) \(local.tm_hour)"),
      ("systemUptime", "\(ProcessInfo.processInfo.systemUptime)"),
    ]
  }

  static func distances() -> [Row] {
    let relative = RelativeDateTimeFormatter()
    let anchored = Date.AnchoredRelativeFormatStyle(anchor: hourAhead, presentation: .numeric)
    return [
      ("RelativeFormatStyle", Date.RelativeFormatStyle().format(hourAhead)),
      ("named", Date.RelativeFormatStyle(presentation: .named).format(hourAhead + 86_400)),
      ("formatted(.relative)", hourAhead.formatted(.relative(presentation: .numeric))),
      ("abbreviated", hourAhead.formatted(.relative(presentation: .named, unitsStyle: .narrow))),
      ("RelativeDateTimeFormatter", relative.string(for: hourAhead) ?? ""),
      ("relativeTo: Date()", relative.localizedString(for: hourAhead, relativeTo: Date())),
      ("anchored", anchored.format(Date())),
      ("ISO", Date().formatted(.iso8601)),
      ("interval", (Date()..<hourAhead).formatted()),
    ]
  }

  static func days() -> [Row] {
    let calendar = Calendar.current
    let formatter = DateFormatter()
    formatter.dateFormat = "dd.MM.yy"
    let relative = DateFormatter()
    relative.dateStyle = .medium
    relative.doesRelativeDateFormatting = true
    let parts = calendar.dateComponents([.day, .hour], from: Date(), to: hourAhead)
    let next = calendar.nextDate(
      after: Date(), matching: DateComponents(hour: 0), matchingPolicy: .nextTime)
    return [
      ("isDateInToday", "\(calendar.isDateInToday(hourAhead))"),
      ("isDateInTomorrow", "\(calendar.isDateInTomorrow(hourAhead + 86_400))"),
      ("isDateInYesterday", "\(calendar.isDateInYesterday(hourAhead - 86_400))"),
      ("dateComponents", "\(parts.day ?? -1) \(parts.hour ?? -1)"),
      ("startOfDay", "\(calendar.startOfDay(for: Date()))"),
      ("nextDate", next.map { "\($0)" } ?? "none"),
      ("two digits", formatter.date(from: "01.02.45").map { "\($0)" } ?? "none"),
      ("doesRelativeDateFormatting", relative.string(from: Date())),
      ("zone", TimeZone.current.identifier + " " + (TimeZone.current.abbreviation() ?? "")),
      ("daylight", "\(TimeZone(identifier: "Europe/Berlin")!.isDaylightSavingTime())"),
      ("locale", Locale.current.identifier),
    ]
  }

  static func chance() -> [Row] {
    var generator = SystemRandomNumberGenerator()
    let file = FileHandle(forReadingAtPath: "/dev/urandom")
    return [
      ("Int.random", "\((0..<4).map { _ in Int.random(in: 0..<100) })"),
      ("Double.random", "\(Double.random(in: 0..<1))"),
      ("Bool.random", "\((0..<4).map { _ in Bool.random() })"),
      ("shuffled", "\((0..<6).shuffled())"),
      ("randomElement", "abcdefgh".randomElement().map { "\($0)" } ?? ""),
      ("generator", "\(generator.next())"),
      ("UUID", UUID().uuidString),
      ("NSUUID", NSUUID().uuidString),
      ("arc4random", "\(arc4random_uniform(1000))"),
      ("rand", "\(rand() % 1000)"),
      ("urandom", "\(file?.readData(ofLength: 4).base64EncodedString() ?? "")"),
      ("globallyUniqueString", ProcessInfo.processInfo.globallyUniqueString),
    ]
  }

  static func machine() -> [Row] {
    let process = ProcessInfo.processInfo
    let disk = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
    var system = utsname()
    uname(&system)
    let node = withUnsafeBytes(of: &system.nodename) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return [
      ("processIdentifier", "\(process.processIdentifier) \(getpid())"),
      ("hostName", process.hostName),
      ("Host", Host.current().name ?? ""),
      ("names", "\(Host.current().names)"),
      ("addresses", "\(Host.current().addresses)"),
      ("uname", node),
      ("user", "\(NSUserName()) \(NSFullUserName())"),
      ("processors", "\(process.processorCount) \(process.activeProcessorCount)"),
      ("memory", "\(process.physicalMemory)"),
      ("system", process.operatingSystemVersionString),
      ("version", "\(process.operatingSystemVersion)"),
      ("free", "\(disk?[.systemFreeSize] ?? "")"),
      ("size", "\(disk?[.systemSize] ?? "")"),
      ("search path", process.environment["PATH"] ?? ""),
    ]
  }

  static func places() -> [Row] {
    let files = FileManager.default
    let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("note.txt")
    try? Data("note".utf8).write(to: file)
    let dates = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    let attributes = try? files.attributesOfItem(atPath: file.path)
    let group = files.containerURL(forSecurityApplicationGroupIdentifier: "group.fixture")
    UserDefaults.standard.set(3, forKey: "number")
    return [
      ("NSHomeDirectory", NSHomeDirectory()),
      ("home", files.homeDirectoryForCurrentUser.path),
      ("temporary", files.temporaryDirectory.path),
      ("documents", files.urls(for: .documentDirectory, in: .userDomainMask).first?.path ?? ""),
      ("caches", files.urls(for: .cachesDirectory, in: .userDomainMask).first?.path ?? ""),
      ("group", group?.path ?? ""),
      ("folder", files.currentDirectoryPath),
      ("resolved", file.resolvingSymlinksInPath().path),
      ("relative", URL(fileURLWithPath: "note.txt").path),
      ("bundle", Bundle.main.bundlePath),
      ("program", Bundle.main.executablePath ?? ""),
      ("arguments", CommandLine.arguments.dropLast(2).joined(separator: " ")),
      ("modified", "\(dates?.contentModificationDate ?? .distantPast)"),
      ("created", "\(attributes?[.modificationDate] ?? "")"),
      ("files", "\((try? files.contentsOfDirectory(atPath: NSHomeDirectory()).sorted()) ?? [])"),
      ("defaults", "\(UserDefaults.standard.integer(forKey: "number"))"),
    ]
  }
}

struct Lines: Widget {
  let kind: String
  let rows: @Sendable () -> [Row]

  init(kind: String, rows: @escaping @Sendable () -> [Row]) {
    (self.kind, self.rows) = (kind, rows)
  }
  init() { self.init(kind: "", rows: { [] }) }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { _ in LinesView(rows: rows()) }
      .configurationDisplayName(kind)
      .supportedFamilies([.systemLarge])
  }
}

struct LinesView: View {
  let rows: [Row]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows, id: \.name) { row in
        Text(verbatim: "\(row.name): \(row.value)").font(.system(size: 7)).lineLimit(1)
      }
    }
    .containerBackground(.white, for: .widget)
  }
}

struct Spoken: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "texts", provider: Provider()) { _ in
      let date = Rows.hourAhead
      VStack(alignment: .leading) {
        Text(date, format: .relative(presentation: .numeric))
        Text("\(date, format: .relative(presentation: .named))")
        Text(Date.now, format: .dateTime)
        Text("\(Date(), format: .dateTime.hour().minute())")
        Text(date, style: .relative)
        Text(date, style: .offset)
        Text(date, style: .timer)
        Text(timerInterval: Date()...date)
        Text(Date()...date)
      }
      .containerBackground(.white, for: .widget)
    }
    .configurationDisplayName("texts")
    .supportedFamilies([.systemLarge])
  }
}

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: Date())], policy: .never))
  }
}
