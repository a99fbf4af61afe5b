import SwiftUI

private let date = Date(timeIntervalSince1970: 1_700_000_000)
private let later = date.addingTimeInterval(3_600)
private let name = "Anna"

extension Samples {
  @MainActor mutating func addTexts() {
    drawn("Text(expr)") { Text(name) }
    drawn("Text(_)") { Text(name) }
    drawn("Text(String)") { Text(String(42)) }
    drawn("Text(lit)") { Text("Hello") }
    drawn("Text(lit+interp)") { Text("Hello \(name), \(3) and \(2.5, specifier: "%.1f")") }
    drawn("Text(lit+interp, bundle:)") { Text("Hello \(name)", bundle: .main) }
    drawn("Text(lit, bundle:)") { Text("Hello", bundle: .main) }
    drawn("Text(_, bundle:)") { Text("Hello", tableName: "Table", bundle: .main) }
    drawn("Text(lit, comment:)") { Text("Hello", comment: "A greeting") }
    drawn("Text(_, comment:)") { Text("Hello", comment: "A greeting") }
    drawn("Text(verbatim:)") { Text(verbatim: "%@ stays") }
    drawn("Text(verbatim: …)") { Text(verbatim: name) }
    drawn("Text(Image)") { Text(Image(systemName: "star.fill")) }
    drawn("Text(AttributedString)") { Text(AttributedString("attributed")) }
    drawn("LocalizedStringKey(_)") { Text(LocalizedStringKey(name)) }
    drawn("LocalizedStringResource(_)") { Text(LocalizedStringResource("resource")) }
    drawn("LocalizedStringResource(stringLiteral:)") {
      Text(LocalizedStringResource(stringLiteral: "resource"))
    }
    drawn("LocalizedStringResource(_, defaultValue:)") {
      Text(LocalizedStringResource("key", defaultValue: "Hello \(name)"))
    }
    drawn("Text + Text") { Text("a").bold() + Text(" b").foregroundColor(.red) }
    drawn("Text(_, \\(Text))") { Text("a \(Text("b").italic()) c") }
    addDates()
    addFormattedTexts()
  }

  @MainActor private mutating func addDates() {
    drawn("Text(_, style:)") { Text(date, style: .date) }
    drawn("Text(expr, style: .time)") { Text(date, style: .time) }
    drawn("Text(Date, style: .time)") { Text(Date(), style: .time) }
    drawn("Text(expr, style: .timer)") { Text(date, style: .timer) }
    drawn("Text(expr, style: .relative)") { Text(date, style: .relative) }
    drawn("Text(expr, style: .date)") { Text(date, style: .date) }
    drawn("Text(expr, style: .offset)") { Text(date, style: .offset) }
    drawn("Text(_ dates:)") { Text(date...later) }
    drawn("Text(DateInterval)") { Text(DateInterval(start: date, end: later)) }
    drawn("Text(timerInterval: …, countsDown:)") {
      Text(timerInterval: date...later, countsDown: false)
    }
    drawn("Text(timerInterval:, countsDown:)") {
      Text(timerInterval: date...later, countsDown: true)
    }
    drawn("Text(timerInterval: …, pauseTime:, countsDown:)") {
      Text(timerInterval: date...later, pauseTime: later, countsDown: true)
    }
    drawn("Text(timerInterval:, pauseTime:, countsDown:)") {
      Text(timerInterval: date...later, pauseTime: date, countsDown: false, showsHours: true)
    }
    drawn("Text(\\(_, style:))") { Text("\(date, style: .relative) ago") }
    drawn("Text(\\(timerInterval:))") { Text("in \(timerInterval: date...later)") }
    drawn("Text(\\(_ dates:))") { Text("\(date...later)") }
  }

  @MainActor private mutating func addFormattedTexts() {
    drawn("Text(_, format:)") { Text(0.5, format: .percent) }
    drawn("Text(expr, format: .dateTime…)") { Text(date, format: .dateTime.hour().minute()) }
    drawn("Text(expr, format: dateFormatStyle)") {
      let style = Date.FormatStyle(date: .abbreviated, time: .shortened)
      Text(date, format: style)
    }
    drawn("Text(.currentDate, format: .dateTime…)") {
      Text(.currentDate, format: .dateTime.hour().minute())
    }
    drawn("Text(_, format: .number)") { Text(12, format: .number.precision(.fractionLength(1))) }
    drawn("Text(_, format: .currency)") { Text(12.5, format: .currency(code: "EUR")) }
    drawn("Text(_, format: .relative)") { Text(date, format: .relative(presentation: .named)) }
    drawn("Text(_, format: .timer)") {
      Text(.currentDate, format: .timer(countingUpIn: date..<later))
    }
    drawn("Text(_, format: .timer(countingDownIn:))") {
      Text(
        .currentDate,
        format: .timer(countingDownIn: date..<later, showsHours: false, maxPrecision: .seconds(1)))
    }
    drawn("Text(_, format: .stopwatch)") {
      Text(.currentDate, format: .stopwatch(startingAt: date, maxPrecision: .seconds(1)))
    }
    drawn("Text(_, format: .reference)") {
      Text(.currentDate, format: .reference(to: later, allowedFields: [.hour, .minute]))
    }
    drawn("Text(_, format: .offset)") {
      Text(.currentDate, format: .offset(to: later, allowedFields: [.hour], sign: .automatic))
    }
    drawn("Text(Date, format: .reference)") { Text(date, format: .reference(to: later)) }
    drawn("Text(Date, format: .timer)") { Text(date, format: .timer(countingDownIn: date..<later)) }
    drawn("SystemFormatStyle") {
      Text(.currentDate, format: SystemFormatStyle.Timer(countingUpIn: date..<later))
      Text(.currentDate, format: SystemFormatStyle.Stopwatch(startingAt: date))
      Text(.currentDate, format: SystemFormatStyle.DateReference(to: later))
      Text(.currentDate, format: SystemFormatStyle.DateOffset(to: later))
    }
    drawn("Text(.durationOffset, format:)") {
      Text(.durationOffset(to: date), format: .time(pattern: .hourMinute))
      Text(TimeDataSource<Date>.durationOffset(to: date), format: .time(pattern: .hourMinute))
    }
    drawn("Text(_, formatter:)") {
      let formatter = NumberFormatter()
      Text(NSNumber(value: 3), formatter: formatter)
    }
  }
}
