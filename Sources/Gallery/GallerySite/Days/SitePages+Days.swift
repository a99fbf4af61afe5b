import CatalogueManifest
import DaySimulation
import Foundation

extension SitePages {
  /// The page of simulated days: all widgets beside each other under each scenario, how the Smart
  /// Stack turns, and what is assumed.
  static let daysPage = "days.html"

  /// What the page shows; nothing if no days were simulated.
  var daysValues: [String: TemplateValue] {
    guard let days = manifest.days, let log = days.logs.first else { return [:] }
    let assumed = days.assumptions.count { $0.isAssumed }
    var left = Self.picturesPerPage
    return [
      "dayCount": .text(words.plural(days.days, "day")),
      "daySpan": .text(words("{0} to {1}", clock.reading(log.start), clock.reading(log.end))),
      "daySeed": .text(String(days.seed)),
      "assumedCount": .text(words.plural(assumed, "assumption")),
      "scenarios": .list(days.scenarios.map { value($0, days, &left) }),
      "assumptions": .list(
        days.assumptions.map {
          ["says": .text($0.says), "source": .text($0.source), "isAssumed": .flag($0.isAssumed)]
        }),
    ]
  }

  private func value(
    _ scenario: SimulatedDays.Scenario, _ days: SimulatedDays, _ left: inout Int
  ) -> [String: TemplateValue] {
    let logs = days.logs.filter { $0.scenario == scenario.id }
    let stacks = logs.filter { !$0.turns.isEmpty }
    return [
      "scenario": .text(scenario.id), "scenarioName": .text(scenario.name),
      "scenarioSays": .text(scenario.says), "dayColumn": .text(words("Widget")),
      "dayTable": .text(words("Widgets: {0}", scenario.name)),
      "dayRows": .list(
        logs.flatMap { log in
          log.widgets.map { row($0, of: log, titles[$0.widget].name, root: "") }
        }),
      "stacks": .list(
        stacks.map { log in
          let bundle = manifest.bundles.first { $0.id == log.bundle }?.title ?? log.bundle
          return [
            "stackTitle": .text(
              stacks.count > 1 ? words("Smart Stack: {0}", bundle) : words("Smart Stack")),
            "stackTurns": .list(turns(of: log).map { value($0, of: log, &left) }),
          ]
        }),
    ]
  }

  // MARK: The table

  /// The same table on a widget's own page: a row for each of its days.
  func days(of widget: Widget, root: String) -> [String: TemplateValue] {
    let days = manifest.days
    let rows = (days?.scenarios ?? []).flatMap { scenario in
      (days?.logs ?? []).filter { $0.scenario == scenario.id }.flatMap { log in
        log.widgets.filter { $0.widget == widget.id }.map {
          row($0, of: log, scenario.name, root: root)
        }
      }
    }
    return [
      "hasDays": .flag(!rows.isEmpty), "dayRows": .list(rows),
      "dayColumn": .text(words("Scenario")), "dayTable": .text(words("A simulated day")),
    ]
  }

  private func row(
    _ day: WidgetDay, of log: DayLog, _ name: String, root: String
  ) -> [String: TemplateValue] {
    let summary = DaySummary(day, log)
    let stale = Int((summary.staleShare * 100).rounded())
    let numbers: [(name: String, words: String, value: Double)] = [
      ("asked", String(summary.asked), Double(summary.asked)),
      ("counted", String(summary.counted), Double(summary.counted)),
      ("free", String(summary.free), Double(summary.free)),
      ("waited", String(summary.waited), Double(summary.waited)),
      ("withheld", String(summary.withheld), Double(summary.withheld)),
      ("longest", length(summary.longestStale), summary.longestStale),
      ("stale", words("{0} %", String(stale)), Double(stale)),
      (
        "left", words("{0} of {1}", String(summary.left), String(day.allowance)),
        Double(summary.left)
      ),
    ]
    return [
      "dayName": .text(name), "daySubject": .text(subject(of: day)),
      "dayLink": .text(root + address(of: day, log.scenario)),
      "cells": .list(
        numbers.map {
          [
            "cell": .text($0.words), "cellName": .text($0.name),
            "cellValue": .text(String(Int($0.value))),
          ]
        }),
      "dayPolicy": .text(policy(day.reloads.lazy.compactMap(\.policy).first)),
    ]
  }

  /// Its family and, where there are several, its configuration.
  private func subject(of day: WidgetDay) -> String {
    let widget = manifest.widgets.first { $0.id == day.widget }
    let instance = widget?.instances.first { $0.id == day.instance }?.title ?? day.instance ?? ""
    let family = AxisWords(manifest.axes).title(of: day.family, on: "family")
    return [family, instance].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func policy(_ policy: String?) -> String {
    switch policy.flatMap(Timeline.Policy.Kind.init(rawValue:)) {
    case .atEnd: words("after the last entry")
    case .after: words("after a date")
    case .never: words("not again")
    case nil: words("no answer")
    }
  }

  /// Where the gallery shows a widget's day, and the moment of it that is named.
  private func address(of day: WidgetDay, _ scenario: String, at date: Date? = nil) -> String {
    var keys = ["day=" + HTMLText.address(scenario + "." + day.family)]
    if let instance = day.instance { keys.append("instance=" + HTMLText.address(instance)) }
    if let date { keys.append("t=" + HTMLText.address(Timestamp.text(date))) }
    return "index.html#/" + HTMLText.address(day.widget) + "?" + keys.joined(separator: "&")
  }

  /// A length of time in two units at most, as scripts write it.
  private func length(_ seconds: Double) -> String {
    if seconds > 0, seconds < 60 { return words("{0} s", String(Int(seconds.rounded(.up)))) }
    let minutes = Int((seconds / 60).rounded())
    let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60)
    let parts = [
      days > 0 ? words("{0} d", String(days)) : "", hours > 0 ? words("{0} h", String(hours)) : "",
      rest > 0 ? words("{0} min", String(rest)) : "",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? "–" : parts.prefix(2).joined(separator: " ")
  }

  // MARK: The Smart Stack

  /// A time in which one widget is on top of a stack.
  private struct Rotation {
    var turn: DayLog.Turn
    var end: Date
  }

  /// When another widget comes to the top; what only changes ranks is no rotation.
  private func turns(of log: DayLog) -> [Rotation] {
    var result: [Rotation] = []
    for turn in log.turns where turn.top.map(log.widgets.indices.contains) ?? false {
      if let last = result.indices.last {
        if result[last].turn.top == turn.top { continue }
        result[last].end = turn.date
      }
      result.append(Rotation(turn: turn, end: log.end))
    }
    return result
  }

  private func value(
    _ rotation: Rotation, of log: DayLog, _ left: inout Int
  ) -> [String: TemplateValue] {
    let (turn, day) = (rotation.turn, log.widgets[rotation.turn.top ?? 0])
    var values: [String: TemplateValue] = [
      "turnFrom": .text(clock.time(turn.date)), "turnTo": .text(clock.time(rotation.end)),
      "turnLength": .text(length(rotation.end.timeIntervalSince(turn.date))),
      "turnWidget": .text(titles[day.widget].name), "turnSubject": .text(subject(of: day)),
      "turnLink": .text(address(of: day, log.scenario, at: turn.date)),
      "pictures": .list([]),
      "ranks": .list(
        turn.ranks.prefix(4).filter { log.widgets.indices.contains($0.widget) }.map { rank in
          let percent = String(Int((rank.relevance * 100).rounded()))
          return [
            "rankName": .text(titles[log.widgets[rank.widget].widget].name),
            "rankShare": .text(percent), "isTop": .flag(rank.widget == turn.top),
          ]
        }),
    ]
    let shown = day.shown.last { $0.from <= turn.date }
    let pictures = [shown?.picture, shown?.otherPicture].compactMap { $0 }
      .filter(day.pictures.indices.contains)
    guard !pictures.isEmpty, left > 0 else { return values }
    left -= pictures.count
    values["pictures"] = .list(
      pictures.map { picture(day.pictures[$0], of: day, isOfPair: pictures.count > 1) })
    return values
  }

  /// A picture of a day, as `picture(_:of:root:)` says those of renders.
  ///
  /// - Parameter isOfPair: Whether it is there in both schemes, of which the page shows its own.
  private func picture(
    _ picture: WidgetDay.Picture, of day: WidgetDay, isOfPair: Bool
  ) -> [String: TemplateValue] {
    let axes = AxisWords(manifest.axes)
    let isCard = axes.isCard(day.family)
    let scheme = axes.trait(of: picture.scheme, on: "scheme")
    return [
      "ground": .text(isCard ? "stage" : "stage lock"),
      "pair": .text(!isOfPair ? "" : scheme.isEmpty ? " in-light" : " in-" + scheme),
      "shape": .text(isCard ? "picture card" : "picture"), "scheme": .text(scheme),
      "address": .text(HTMLText.address(picture.file)),
      "alternative": .text(titles[day.widget].name + ", " + subject(of: day)),
      "width": .text(Self.pixels(picture.width)), "height": .text(Self.pixels(picture.height)),
    ]
  }
}
