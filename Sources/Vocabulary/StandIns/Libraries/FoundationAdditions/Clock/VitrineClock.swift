public import Foundation
import Synchronization

/// The one clock, locale, time zone and calendar that a gallery program knows.
///
/// It is public, although Apple has no such type, because the file that `vitrine build` generates
/// inside the user's module shadows `Locale.current` and its kin with it; widget code itself never
/// names it. `Date()` needs no shadow: all clocks show the same instant there
/// (`OwnedSurroundings`). The first values come from the environment (`VITRINE_NOW`, an ISO 8601
/// instant; `VITRINE_LOCALE`; `VITRINE_TIMEZONE`); else they are 9:41 on 9 June 2026, `en_US`, UTC.
public enum VitrineClock {
  private static let setting = Mutex(ClockSetting(environment: ProcessInfo.processInfo.environment))

  /// The instant that counts as the present.
  public static var now: Date { setting.withLock { $0.now } }

  /// The locale that stands for the user's.
  public static var locale: Locale { setting.withLock { $0.locale } }

  /// A locale by its name; one without a language where the name has anything but ASCII, on which
  /// Foundation traps.
  public static func locale(named identifier: String) -> Locale {
    Locale(identifier: identifier).formattable
  }

  /// The time zone that stands for the user's.
  public static var timeZone: TimeZone { setting.withLock { $0.timeZone } }

  /// The calendar that stands for the user's, with ``locale`` and ``timeZone`` applied.
  public static var calendar: Calendar { setting.withLock { $0.calendar } }

  private static let hasMoved = Atomic(false)

  /// So many times as fast as elsewhere waits pass in simulated days: those ask a provider up to a
  /// hundred times, and one that tries again a second after the network failed would keep everybody
  /// waiting for minutes.
  static var haste: Int { hasMoved.load(ordering: .relaxed) ? 10 : 1 }

  /// Has all clocks of the program show another instant, as days do that are simulated.
  package static func move(to instant: Date) {
    hasMoved.store(true, ordering: .relaxed)
    let seconds = instant.timeIntervalSince1970.rounded(.down)
    let rest = instant.timeIntervalSince1970 - seconds
    var setting = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest * 1000) * 1_000_000)
    _ = clock_settime(CLOCK_REALTIME, &setting)
    set(now: instant)
  }

  /// Changes what is given and keeps the rest; the calendar follows locale and zone.
  package static func set(
    now: Date? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil, calendar: Calendar? = nil
  ) {
    setting.withLock {
      $0 = ClockSetting(
        now: now ?? $0.now, locale: locale ?? $0.locale, timeZone: timeZone ?? $0.timeZone,
        calendar: calendar ?? $0.calendar)
    }
  }
}
