import Foundation
import SwiftUI
import Typesetting

/// Renders the reference cards and their floor in one run, so that the ratio holds on any machine.
/// `--quick` measures shorter; `--write FOLDER` writes the first pictures; `--only caffeine|weather
/// kept|new|floor COUNT` draws so many cards for a tool that counts instructions: with texts that
/// are kept from card to card, with every text new, or by the floor.
@main @MainActor struct Benchmark {
  private let studio: CardStudio
  private let seconds: Double
  private var report = Report()

  static func main() throws {
    let arguments = CommandLine.arguments
    var benchmark = Benchmark(
      studio: try CardStudio(), seconds: arguments.contains("--quick") ? 0.1 : 0.4)
    if let index = arguments.firstIndex(of: "--only"), arguments.count > index + 3 {
      let count = Int(arguments[index + 3]) ?? 0
      return benchmark.draw(count, arguments[index + 1], arguments[index + 2])
    }
    if let index = arguments.firstIndex(of: "--write"), arguments.count > index + 1 {
      return try benchmark.write(to: URL(fileURLWithPath: arguments[index + 1]))
    }
    benchmark.run()
  }

  private mutating func run() {
    report.heading("cards per CPU-second, one core, median of 5 rounds")
    report.row(["", "caffeine", "weather"])
    rates()
    rows()
    depths()
    report.note("peak_mb", Usage.peakMegabytes)
    report.heading("peak memory \(Report.number(Usage.peakMegabytes, decimals: 1)) MB")
    report.finish()
  }

  private mutating func rates() {
    let layout = FloorLayout()
    let caffeine = (0..<256).map(CaffeineFacts.init)
    let weather = (0..<256).map { WeatherFacts($0) }
    let trees = (caffeine.map(FloorCards.caffeine), weather.map(FloorCards.weather))
    let kept = (floor(trees.0, layout, anew: false), floor(trees.1, layout, anew: false))
    let built = (floor(trees.0, layout, anew: true), floor(trees.1, layout, anew: true))
    let ours = (
      rate { studio.svg(CaffeineCard(facts: caffeine[$0 & 255]), width: 170, height: 170).count },
      rate { studio.svg(WeatherCard(facts: weather[$0 & 255]), width: 364, height: 382).count }
    )
    line("floor, tree kept", "floor_kept", kept)
    line("floor, tree built anew", "floor_built", built)
    line("vitrine, view to SVG", "vitrine", ours)
    let ratio = (built.0.perSecond / ours.0.perSecond, built.1.perSecond / ours.1.perSecond)
    report.row([
      "floor built anew / vitrine", Report.number(ratio.0, decimals: 1),
      Report.number(ratio.1, decimals: 1),
    ])
    report.row(["bytes of a picture", "\(ours.0.bytes)", "\(ours.1.bytes)"])
    report.note("ratio_caffeine", ratio.0)
    report.note("ratio_weather", ratio.1)
  }

  private mutating func line(_ title: String, _ name: String, _ rates: (Rate, Rate)) {
    report.row([title, Self.whole(rates.0.perSecond), Self.whole(rates.1.perSecond)])
    report.note("\(name)_caffeine", rates.0.perSecond)
    report.note("\(name)_weather", rates.1.perSecond)
  }

  private func rate(_ work: (Int) -> Int) -> Rate { Rate(rounds: 5, seconds: seconds, work: work) }

  private func floor(_ trees: [FloorNode], _ layout: FloorLayout, anew: Bool) -> Rate {
    var writer = FloorWriter()
    return rate { index in
      let kept = trees[index & 255]
      let tree = anew ? kept.copy() : kept
      layout.layout(tree, tree.fixedWidth)
      writer.write(tree)
      return writer.count
    }
  }

  /// Twice the rows should take about twice the time.
  private mutating func rows() {
    report.heading("weather cards by rows")
    report.row(["rows", "per second", "time ratio", "measurements"])
    var previous: Double?
    for count in [3, 6, 12, 24, 48, 96, 192, 384] {
      let cards = (0..<16).map { WeatherFacts($0, rows: count) }
      let height = cards[0].height
      let rate = Rate(rounds: 3, seconds: seconds / 2) {
        studio.svg(WeatherCard(facts: cards[$0 & 15]), width: 364, height: height).count
      }
      let ratio = previous.map { $0 / rate.perSecond }
      let measured = studio.measurements(WeatherCard(facts: cards[0]), width: 364, height: height)
      report.row([
        "\(count)", Self.whole(rate.perSecond),
        ratio.map { Report.number($0, decimals: 2) } ?? "", "\(measured)",
      ])
      report.note("rows_\(count)", rate.perSecond)
      previous = rate.perSecond
    }
  }

  private mutating func depths() {
    report.heading("nested stacks by depth")
    report.row(["depth", "per second", "time ratio", "measurements"])
    var previous: Double?
    for depth in [4, 8, 16, 32] {
      let card = DeepCard(depth: depth)
      let rate = Rate(rounds: 3, seconds: seconds / 2) { _ in
        studio.svg(card, width: 1000, height: 1000).count
      }
      let ratio = previous.map { $0 / rate.perSecond }
      let measured = studio.measurements(card, width: 1000, height: 1000)
      report.row([
        "\(depth)", Self.whole(rate.perSecond),
        ratio.map { Report.number($0, decimals: 2) } ?? "", "\(measured)",
      ])
      report.note("depth_\(depth)", rate.perSecond)
      previous = rate.perSecond
    }
  }

  /// The number with commas between thousands.
  private static func whole(_ value: Double) -> String {
    let digits = Array("\(Int(value))")
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  private func draw(_ count: Int, _ card: String, _ way: String) {
    let isWeather = card == "weather"
    // No more than are drawn: one card alone shows what its process costs.
    let numbers = 0..<min(count, 256)
    let trees = numbers.map {
      isWeather ? FloorCards.weather(WeatherFacts($0)) : FloorCards.caffeine(CaffeineFacts($0))
    }
    let caffeine = numbers.map(CaffeineFacts.init)
    let weather = numbers.map { WeatherFacts($0) }
    let layout = FloorLayout()
    var writer = FloorWriter()
    for number in 0..<count {
      let index = number & 255
      if way == "floor" {
        let tree = trees[index].copy()
        layout.layout(tree, tree.fixedWidth)
        writer.write(tree)
        continue
      }
      if way == "new" { SharedTexts.forget() }
      _ =
        isWeather
        ? studio.svg(WeatherCard(facts: weather[index]), width: 364, height: 382)
        : studio.svg(CaffeineCard(facts: caffeine[index]), width: 170, height: 170)
    }
  }

  private func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for index in 0..<8 {
      let small = studio.svg(
        CaffeineCard(facts: CaffeineFacts(index)), width: 170, height: 170)
      let large = studio.svg(WeatherCard(facts: WeatherFacts(index)), width: 364, height: 382)
      try Data(small).write(to: folder.appendingPathComponent("caffeine-\(index).svg"))
      try Data(large).write(to: folder.appendingPathComponent("weather-\(index).svg"))
    }
  }
}
