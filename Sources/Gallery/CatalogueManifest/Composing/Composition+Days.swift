import DaySimulation

extension Composition {
  /// Adds the days of a catalogue. One that continues an earlier one adds its widgets to the same
  /// log; a stack of all of them was never simulated, so that log has none.
  mutating func addDays(
    _ days: SimulatedDays?, names: ComposedNames.Renaming, file: (inout Self, String) -> String
  ) {
    guard let days else { return }
    var all =
      manifest.days
      ?? SimulatedDays(seed: days.seed, days: days.days, scenarios: [], assumptions: [])
    for scenario in days.scenarios where !all.scenarios.contains(where: { $0.id == scenario.id }) {
      all.scenarios.append(scenario)
    }
    all.assumptions += days.assumptions.filter { !all.assumptions.contains($0) }
    for log in days.logs {
      let bundle = names.bundle(log.bundle)
      let known = all.logs.firstIndex { ($0.bundle, $0.scenario) == (bundle, log.scenario) }
      var own = log
      own.bundle = bundle
      own.widgets = []
      for day in log.widgets {
        var day = day
        day.widget = names.widget(day.widget)
        if let known, all.logs[known].tells(of: day) { continue }
        for index in day.pictures.indices {
          day.pictures[index].file = file(&self, day.pictures[index].file)
          day.pictures[index].render = day.pictures[index].render.map(names.path)
        }
        own.widgets.append(day)
      }
      if let known, !own.widgets.isEmpty {
        all.logs[known].widgets += own.widgets
        all.logs[known].turns = []
      } else if known == nil {
        all.logs.append(own)
      }
    }
    manifest.days = all
  }
}

extension DayLog {
  fileprivate func tells(of day: WidgetDay) -> Bool {
    widgets.contains {
      ($0.widget, $0.instance, $0.family) == (day.widget, day.instance, day.family)
    }
  }
}
