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
      var own = log
      own.bundle = names.bundle(log.bundle)
      for index in own.widgets.indices {
        own.widgets[index].widget = names.widget(own.widgets[index].widget)
        for picture in own.widgets[index].pictures.indices {
          let before = own.widgets[index].pictures[picture]
          own.widgets[index].pictures[picture].file = file(&self, before.file)
          own.widgets[index].pictures[picture].render = before.render.map(names.path)
        }
      }
      let known = all.logs.firstIndex { ($0.bundle, $0.scenario) == (own.bundle, own.scenario) }
      guard let known else {
        all.logs.append(own)
        continue
      }
      let others = own.widgets.filter { !all.logs[known].tells(of: $0) }
      if others.isEmpty { continue }
      all.logs[known].widgets += others
      all.logs[known].turns = []
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
