import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing
import WidgetSettings

@testable import GalleryTool
@testable import ProjectReader
@testable import WidgetProgram

/// Names that last: what widgets are called whatever else there is.
@Suite struct WidgetIdsTests {
  private static func widget(
    _ kind: String, _ type: String = "", name: String = "",
    as configuration:
      Widget.Configuration = .static, isGuess: Bool = false
  ) -> DescribedWidget {
    DescribedWidget(
      entry: ProgramDescription.Entry(
        kind: kind, type: type, name: name, description: "", configuration: configuration,
        families: [], instances: []), isGuess: isGuess)
  }

  @Test("An id is made of the target and the kind, not of the localised name")
  func usesKinds() {
    let german = WidgetIds.of([Self.widget("com.x.Weather", name: "Wetter")], in: "App")
    let english = WidgetIds.of([Self.widget("com.x.Weather", name: "Weather")], in: "App")
    #expect(german == ["App/com.x.Weather"] && german == english)
  }

  @Test("Previews are called after their file, and their name or number in it")
  func previews() {
    let previews = ["Clock.swift#2", "Clock.swift#Signed out"].map {
      Self.widget($0, name: "irrelevant", as: .preview)
    }
    #expect(
      WidgetIds.of(previews, in: "App") == ["App/Clock-preview-2", "App/Clock-preview-Signed-out"])
  }

  @Test("Two of a kind are told apart by their types, in any order")
  func duplicates() {
    let widgets = [Self.widget("K", "A"), Self.widget("k", "B"), Self.widget("Other", "C")]
    let ids = WidgetIds.of(widgets, in: "T")
    #expect(ids == ["T/K-A", "T/k-B", "T/Other"])
    #expect(WidgetIds.of(widgets.reversed(), in: "T") == ids.reversed())
  }

  @Test("Kinds that are no names of files are told apart")
  func oddKinds() {
    let ids = WidgetIds.of(
      ["天気", "時計", "../../etc", "", "con"].map { Self.widget($0, "W\($0.utf8.count)") }, in: "T")
    #expect(Set(ids).count == 5)
    #expect(ids.allSatisfy { CataloguePath.isInside($0) && $0.split(separator: "/").count == 2 })
  }

  @Test("What is only guessed of a widget changes no other's id")
  func guesses() {
    let widgets = [Self.widget("A", isGuess: true), Self.widget("A"), Self.widget("B")]
    #expect(WidgetIds.of(widgets, in: "T") == ["T/A-2", "T/A", "T/B"])
  }

  private static func project(_ name: String, _ folder: String, project: String? = nil)
    -> WidgetProject
  {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    var made = WidgetProject(
      name: name, root: folder, folder: folder, files: [], resources: ResourceRoots(),
      settings: ProjectSettings(), settingsFolder: folder, platform: .iOS)
    made.buildValues["PROJECT_NAME"] = project
    return made
  }

  @Test("Targets of one name are told apart by their projects, then their folders, in any order")
  func targets() {
    let projects = [
      Self.project("Widgets", "/a/tea", project: "Tea"),
      Self.project("Widgets", "/a/cup", project: "Cup"), Self.project("Demo", "/a/Demo"),
      Self.project("Demo", "/b/Demo"), Self.project("Other App", "/a/x"),
    ]
    let names = WidgetIds.targets(of: projects)
    #expect(names == ["Widgets-Tea", "Widgets-Cup", "Demo-a", "Demo-b", "Other-App"])
    #expect(WidgetIds.targets(of: projects.reversed()) == names.reversed())
  }

  @Test("A target that is added, renamed or removed changes no other's name")
  func otherTargets() {
    let one = Self.project("Widgets", "/a/tea", project: "Tea")
    for name in ["Watch", "Widgets2", "App"] {
      let other = Self.project(name, "/a/tea", project: "Tea")
      #expect(WidgetIds.targets(of: [other, one]).last == "Widgets")
    }
  }
}
