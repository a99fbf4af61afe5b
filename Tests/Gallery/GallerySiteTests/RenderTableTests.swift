import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing

@testable import GallerySite

@Suite struct RenderTableTests {
  static let renders: [Render] = (0..<12).map { number in
    Render(
      id: "Weather/systemSmall/\(number < 6 ? "light" : "dark")/entry-\(number)",
      widget: "Weather", instance: number == 3 ? "home 😀" : nil, family: "systemSmall",
      variant: ["scheme": number < 6 ? "light" : "dark", "state": "entry"], entry: number,
      date: Date(timeIntervalSince1970: 60 * Double(number)), file: "renders/\(number % 5).svg",
      tree: number == 4 ? nil : "renders/😀\(number).json", width: 158, height: 158.5,
      bytes: 100 + number, hash: "\(number)", text: number == 2 ? [] : ["</script>", "\(number)"],
      url: number == 1 ? "app://open" : nil)
  }

  /// What `site/scripts/model/table.js` makes of a table, a step a row.
  private func rows(_ json: String) throws -> [[String: Any]] {
    let data = Data(json.utf8)
    let table = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let count = try #require(table["count"] as? Int)
    var rows = [[String: Any]](repeating: ["variant": [String: Any]()], count: count)
    for column in try #require(table["columns"] as? [[String: Any]]) {
      let name = try #require(column["name"] as? String)
      var before: [UInt16] = []
      for row in 0..<count {
        let value: Any
        if let front = column["front"] as? [Any] {
          guard let coded = front[row] as? String, let cut = coded.firstIndex(of: " ") else {
            continue
          }
          before =
            Array(before.prefix(try #require(Int(coded[..<cut]))))
            + Array(coded[coded.index(after: cut)...].utf16)
          value = String(decoding: before, as: UTF16.self)
        } else {
          let values = try #require(column["values"] as? [Any])
          value = values[(column["at"] as? [Int])?[row] ?? row]
        }
        if value is NSNull { continue }
        if column["axis"] as? Bool == true {
          var variant = rows[row]["variant"] as? [String: Any] ?? [:]
          variant[name] = value
          rows[row]["variant"] = variant
        } else {
          rows[row][name] = value
        }
      }
    }
    return rows
  }

  @Test func `A table says what the list in the manifest says, but for what files tell`() throws {
    let settings = RenderSettings()
    let manifest = Manifest(
      generator: "", title: "", settings: settings, renders: Self.renders)
    let object = try JSONSerialization.jsonObject(with: manifest.encoded())
    let list = try #require((object as? [String: Any])?["renders"] as? [[String: Any]])
    let rows = try rows(RenderTable(Self.renders).json)
    #expect(rows.count == list.count)
    for (row, wanted) in zip(rows, list) {
      var wanted = wanted
      (wanted["hash"], wanted["bytes"]) = (nil, nil)
      #expect(NSDictionary(dictionary: row) == NSDictionary(dictionary: wanted))
    }
  }

  @Test func `A table is a small part of the list`() throws {
    let renders = (0..<400).map { number in
      var render = Self.renders[number % 12]
      render.id = "Weather/systemSmall/light/entry-\(number)"
      return render
    }
    let manifest = Manifest(
      generator: "", title: "", settings: RenderSettings(), renders: renders)
    let list = try manifest.encoded(compact: true)
    #expect(RenderTable(renders).json.utf8.count * 5 < list.count)
  }

  @Test func `Diagnostics say what the list in the manifest says, in a small part of it`() throws {
    var diagnostics = (0..<200).map { number in
      Diagnostic(
        .missingPicture, as: number < 100 ? .warning : .note, "“\(number % 3)” is cut off.",
        hint: number % 2 == 0 ? "Give it room." : nil, file: "W/A.swift", line: 3 + number % 3,
        render: "Weather/systemSmall/light/entry-\(number)")
    }
    diagnostics.append(Diagnostic(.missingPicture, "Nothing but a message."))
    let json = DiagnosticTable(diagnostics).json
    let list = try JSONEncoder().encode(diagnostics)
    #expect(json.utf8.count * 5 < list.count)
    let wanted = try #require(JSONSerialization.jsonObject(with: list) as? [[String: Any]])
    for (row, wanted) in zip(try rows(json), wanted) {
      var row = row
      row["variant"] = nil
      var wanted = wanted
      for name in ["fault", "standIn"] { wanted[name] = nil }
      #expect(NSDictionary(dictionary: row) == NSDictionary(dictionary: wanted))
    }
  }
}
