import Encodings
import Foundation
import Testing
import WidgetSettings

@Suite struct SettingDeclarationTests {
  /// Setting, JSON, how it is refused; nil if it is not.
  private static let cases: [(String, String, SettingFault?)] = [
    ("date", #""2026-06-09T09:41:00Z""#, nil), ("date", #""tomorrow""#, .form),
    ("date", "3", .form), ("locale", #""sr_Latn_RS""#, nil), ("locale", #""xx""#, .form),
    ("timeZone", #""Mars/Base""#, .form), ("calendar", #""buddhist""#, .form),
    ("platform", #""ios""#, nil), ("platform", #""amiga""#, .form),
    ("location", #""52.5, 13""#, nil), ("location", #""52.5,x""#, .form),
    ("location", #""nan,0""#, .form), ("location", #""91,0""#, .form),
    ("location", #""-90,-180""#, nil), ("location", #""0,inf""#, .form),
    ("memoryLimit", "1e6", nil), ("memoryLimit", "0", .form), ("memoryLimit", "1000001", .form),
    ("memoryLimit", #""30""#, .form), ("entries", "1.5", .form), ("entries", "0", .form),
    ("exclude", #""A""#, nil), ("exclude", "[1]", .form), ("swiftLanguageMode", "4", .form),
    ("defaults", #"{"a": {"n": [null, true]}}"#, nil), ("defaults", #"{"a": 1}"#, .form),
    ("keychain", #"[{"account": "a", "value": {"$json": [1]}}]"#, nil),
    ("keychain", #"[{"account": "a"}]"#, .form), ("keychain", #"[{"value": 1}]"#, .form),
    ("keychain", #"[{"value": "x", "user": "a"}]"#, .form), ("store", "[]", .form),
    ("store", #""a.json""#, nil), ("containers", #"{"g": 1}"#, .form),
    ("responses", #"{"u": {}}"#, .form), ("stubs", #"{"M": "f"}"#, nil),
    ("stubs", #"{"M": 1}"#, .form), ("stubs", #"["f"]"#, nil), ("noSandbox", "true", nil),
    ("noSandbox", "1", .form), ("variants", "[]", .form), ("variants.scheme", #""DARK""#, nil),
    ("variants.mode", "[]", .form), ("renderingModes", "[1]", .form),
  ]

  @Test(arguments: cases)
  func `A value has the form of its setting`(
    name: String, json: String, fault: SettingFault?
  ) throws {
    let value = try JSONDocument(Array(json.utf8)).value
    let declaration = try #require(SettingDeclaration.all.first { $0.name == name })
    var values = SettingValues()
    do throws(SettingFault) {
      try values.take(value, for: declaration)
      #expect(fault == nil)
    } catch {
      #expect(error == fault)
    }
  }

  @Test func `A device that is not there is refused with the nearest`() throws {
    var values = SettingValues()
    do throws(SettingFault) {
      try values.take(.string("iphone-16"), for: Setting.device.declaration)
      Issue.record("There is such a device.")
    } catch {
      guard case .unknown(let words) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(words.map(\.word) == ["iphone-16"])
      #expect(words.allSatisfy { $0.problem.contains("iphone-1") })
    }
  }

  @Test(arguments: [
    ("https://example.com/{path}#L{line}", true), ("VSCode://file/{path}:{line}", true),
    ("javascript:alert('{path}')", false), ("data:text/html,{path}", false), ("https", false),
    ("https://example.com/", false), ("{path}", false),
  ])
  func `Links to code open pages and editors`(link: String, isOne: Bool) throws {
    let setting = try #require(SettingDeclaration.inFile("sourceLink"))
    var isTaken = true
    do { try setting.check(.string(link)) } catch { isTaken = false }
    #expect(isTaken == isOne)
  }

  @Test func `Examples and what is usual are values`() throws {
    for declaration in SettingDeclaration.all {
      if let example = declaration.outline.example { try declaration.check(example) }
    }
  }

  @Test func `Names and options are given once`() {
    let names = SettingDeclaration.all.map(\.name)
    let options = SettingDeclaration.all.compactMap(\.option).flatMap(\.names)
    #expect(Set(names).count == names.count && Set(options).count == options.count)
    for declaration in SettingDeclaration.all {
      #expect(declaration.isInFile || declaration.option != nil)
      #expect(!declaration.help.hasSuffix(".") && !declaration.help.isEmpty)
    }
  }

  /// One that is declared and not listed could be wished by nobody.
  @Test func `Every setting that is declared is listed`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Engine/WidgetSettings/Declarations").standardized
    var declared: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      declared += text.matches(of: /\bSetting(?:Declaration)?\(\s*"([\w.]+)"/).map { String($0.1) }
    }
    let listed = SettingDeclaration.all.filter { $0.group == nil }
    #expect(declared.sorted() == listed.map(\.name).sorted())
  }
}
