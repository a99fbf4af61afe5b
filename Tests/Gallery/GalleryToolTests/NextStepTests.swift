import CatalogueManifest
import DiagnosticRecords
import Testing
import WidgetSettings

@testable import GalleryTool

extension Rule {
  fileprivate static let e = Rule("e", fault: .widget, .error, "E", why: "E.", remedy: "E.")
  fileprivate static let ours = Rule("o", fault: .vitrine, .error, "O", why: "O.", remedy: "O.")
}

/// What a run says is to be done next.
struct NextStepTests {
  private func line(_ diagnostics: [Diagnostic], _ missing: [MissingItem] = []) -> String? {
    var manifest = Manifest(generator: "", title: "", settings: RenderSettings())
    (manifest.diagnostics, manifest.missing) = (diagnostics, missing)
    return NextStep.line(GallerySummary(manifest))
  }

  private let tea = MissingItem(
    program: "App", kind: .name, name: "Tea", remedy: "Declare it.", widgets: ["App/Clock"])
  private let kit = MissingItem(
    program: "App", kind: .module, name: "Kit", remedy: "Put it there.", widgets: ["a", "b"])

  @Test("Own errors come before what is missing, and ours last")
  func ownFirst() {
    let reached = Diagnostic(.ours, "No Tea.", subject: "Tea")
    let own = Diagnostic(.e, "Bad.", file: "A.swift", line: 3)
    #expect(
      line([reached, own, own], [tea]) == "Next: mend e at A.swift:3, the first of 2 errors.")
    #expect(line([reached], [tea]) == "Next: give the name Tea, for 1 widget. Declare it.")
    #expect(line([reached]) == "Next: report o, which is a fault of Vitrine's.")
  }

  @Test("Modules come before the names that they hold; what nothing fails for is left")
  func modulesFirst() {
    let idle = MissingItem(program: "App", kind: .module, name: "Idle")
    #expect(
      line([], [tea, idle, kit]) == "Next: give the module Kit, for 2 widgets. Put it there.")
    #expect(line([], [tea, idle]) == nil)
    #expect(line([]) == nil)
  }
}
