import Foundation

/// Something in the diary.
struct CalendarEvent: Identifiable, Hashable {
  /// The calendar an event belongs to; the name of its colour in the asset catalog.
  enum Kind: String {
    case work = "Work"
    case home = "Home"
    case fitness = "Fitness"
  }

  let title: String
  let location: String?
  let start: Date
  let end: Date
  let kind: Kind

  var id: Date { start }

  var url: URL {
    URL(string: "today://events/\(Int(start.timeIntervalSince1970))")!
  }
}

extension CalendarEvent {
  /// A full working day around `date`.
  static func sampleDay(around date: Date) -> [CalendarEvent] {
    let calendar = Calendar.current
    let midnight = calendar.startOfDay(for: date)
    func event(
      _ title: String, _ location: String?, _ kind: Kind, at start: Double, for hours: Double
    ) -> CalendarEvent {
      let minutes = Int(start * 60)
      let begin = calendar.date(byAdding: .minute, value: minutes, to: midnight) ?? midnight
      return CalendarEvent(
        title: title, location: location, start: begin,
        end: begin.addingTimeInterval(hours * 3600), kind: kind)
    }
    return [
      event("Stand-up", nil, .work, at: 9, for: 0.5),
      event("Design Review", "Studio 3", .work, at: 10, for: 1),
      event("Lunch with Mia", "Café Luce", .home, at: 12.25, for: 1),
      event("Catch up with Sam", nil, .work, at: 14.5, for: 0.5),
      event("Product Sync", "Room Alder", .work, at: 15.5, for: 1),
      event("Climbing", "The Boulder Hall", .fitness, at: 18, for: 1.5),
    ]
  }
}
