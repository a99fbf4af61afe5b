import DiagnosticRecords
import Foundation

/// The answers given as fixtures instead of a network.
///
/// `VITRINE_RESPONSES` names a JSON file `{ "https://…": "answer.json" }`; paths are relative to
/// that file. A value may also be `{ "file": "answer.json", "status": 404 }`.
struct FixtureResponses: Sendable {
  private struct Answer: Sendable {
    /// From when on it holds, minutes after midnight; -1 for the whole day.
    let start: Int
    let file: URL
    let status: Int
  }

  /// By address, in order of time.
  private let answers: [String: [Answer]]

  /// The fixtures that the environment names.
  static let current = FixtureResponses(
    list: ProcessInfo.processInfo.environment["VITRINE_RESPONSES"].map(URL.init(fileURLWithPath:)))

  /// Reads the fixtures listed in `list`; an unreadable list is reported and counts as empty.
  init(list: URL?) {
    guard let list else {
      answers = [:]
      return
    }
    guard let data = try? Data(contentsOf: list),
      let entries = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else {
      answers = [:]
      HostDiagnostics.report(
        Diagnostic(
          .unreadableResponses,
          "The list of fixture responses is no JSON object of addresses and files.",
          file: list.lastPathComponent))
      return
    }
    let folder = list.deletingLastPathComponent()
    var answers: [String: [Answer]] = [:]
    for (key, entry) in entries {
      let (start, address) = Self.split(key)
      if let answer = Self.answer(entry, from: start, in: folder) {
        answers[address, default: []].append(answer)
      }
    }
    self.answers = answers.mapValues { $0.sorted { $0.start < $1.start } }
  }

  /// `12:30 https://…` is an address from half past twelve on.
  private static func split(_ key: String) -> (start: Int, address: String) {
    if key.isEmpty { return (-1, key) }
    let parts = key.split(separator: " ", maxSplits: 1)
    let time = parts[0].split(separator: ":").map { $0.count == 2 ? Int($0) : nil }
    guard parts.count == 2, time.count == 2, let hours = time[0], let minutes = time[1] else {
      return (-1, key)
    }
    return (hours * 60 + minutes, String(parts[1]))
  }

  /// What an address answers at the time of the clock.
  private func current(_ address: String) -> Answer? {
    guard let all = answers[address] else { return nil }
    let time = VitrineClock.calendar.dateComponents([.hour, .minute], from: VitrineClock.now)
    let minutes = (time.hour ?? 0) * 60 + (time.minute ?? 0)
    return all.last { $0.start <= minutes }
  }

  private static func answer(_ entry: Any, from start: Int, in folder: URL) -> Answer? {
    let fields = entry as? [String: Any]
    guard let path = entry as? String ?? fields?["file"] as? String else { return nil }
    let file = URL(fileURLWithPath: path, relativeTo: folder)
    return Answer(start: start, file: file, status: fields?["status"] as? Int ?? 200)
  }

  /// The answer to `request`, or the error of a device without a connection and a diagnostic. Files
  /// are read: they need no network.
  func answer(to request: URLRequest) throws -> (Data, URLResponse) {
    guard let url = request.url else { throw URLError.told(.badURL) }
    if url.isFileURL { return try file(url) }
    let address = url.absoluteString
    let bare = address.split(separator: "?").first.map(String.init) ?? address
    guard NetworkConnection.load() else {
      throw URLError.told(.notConnectedToInternet, of: url)
    }
    guard let answer = current(address) ?? current(bare),
      let data = try? Data(contentsOf: answer.file),
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Length": "\(data.count)"])
    else {
      HostDiagnostics.report(Self.missing(address))
      throw URLError.told(.notConnectedToInternet, of: url)
    }
    return (data, response)
  }

  private func file(_ url: URL) throws -> (Data, URLResponse) {
    guard let data = try? Data(contentsOf: url) else {
      throw URLError.told(.fileDoesNotExist, of: url)
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    return (data, response)
  }

  private static func missing(_ address: String) -> Diagnostic {
    Diagnostic(
      .noNetwork,
      "The widget asked for \(address); a gallery has no network, so the request failed.",
      hint: "Give a file as the answer under \"responses\" in vitrine.json.")
  }
}

extension Rule {
  static let unreadableResponses = Rule(
    "unreadable-responses", fault: .vitrine, .error, "The list of fixture responses cannot be read",
    why: "Requests of the widget are answered as without a network.",
    remedy: "Please report it, with vitrine.json at hand.")
  static let noNetwork = Rule(
    "no-network", fault: .widget, .warning, "The widget asked for an address on the network",
    why: "A gallery has no network, so the request failed.",
    remedy: "Give a file as the answer under \"responses\" in vitrine.json.")
}
