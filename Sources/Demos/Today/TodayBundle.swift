import SwiftUI
import WidgetKit

/// Everything about today: weather, plans, pictures, habits, notes and the game tonight.
@main
struct TodayBundle: WidgetBundle {
  var body: some Widget {
    HourlyWeather()
    UpNext()
    PhotoMemories()
    ScreenTime()
    HabitRings()
    NotesWidget()
    SportsScore()
    LiveMatch()
    MatchAlerts()
  }
}
