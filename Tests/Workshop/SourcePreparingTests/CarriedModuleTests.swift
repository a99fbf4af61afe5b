import SourceLexing
import Testing
import WidgetSettings

@testable import SourcePreparing

@Suite struct CarriedModuleTests {
  @Test(arguments: [
    ("import UIKit\nlet time = CACurrentMediaTime()", ["QuartzCore"]),
    ("import SwiftUI\nlet (a, b) = (kCIInputImageKey, CTFontGetSize)", ["CoreImage", "CoreText"]),
    ("import UIKit\nfunc round(_ view: UIView) { view.layer.cornerRadius = 4 }", ["QuartzCore"]),
    ("import Foundation\nlet found = SecItemCopyMatching(query, nil)", ["Security"]),
    ("import Foundation\nlet time = CACurrentMediaTime()", []),
    ("import Security\nimport Foundation\nlet all = kSecMatchLimitAll", []),
    ("import AVKit\nvar found: UIImage?", ["UIKit"]),
    ("import SafariServices\nimport UIKit\nvar found: UIImage?", []),
    ("import SomeonesHeaders\nvar found: UIImage?", ["UIKit"]),
    ("import Foundation\n@Observable final class Model {}", ["Observation"]),
    ("import TipKit\nstruct T: Tip { var title: Text { Text(\"a\") } }", ["SwiftUI"]),
    ("import TipKit\nimport SwiftUI\nstruct T: Tip { var title: Text { Text(\"a\") } }", []),
    ("import Foundation\nlet told = ObservationRegistrar()", ["Observation"]),
    ("import SwiftUI\n@FetchRequest var all: FetchedResults<Note>", ["CoreData"]),
    ("import CoreData\nimport SwiftUI\n@FetchRequest var all: FetchedResults<Note>", []),
    ("import Foundation\nlet Observable = FetchedResults()", []),
    ("import UIKit\nlet CARD = Section(\"CALayer\")  // CALayer", []),
  ])
  func isWhatCodeNames(source: String, modules: [String]) {
    let text = SourceText(Array(source.utf8))
    let facts = FileFacts(text, isActive: text.tokens.map { _ in true })
    #expect(facts.carriedModules == modules)
  }

  @Test func isImportedInFrontIfItIsOffered() {
    let source = "import UIKit\nlet layer = CALayer(); let image = CIImage()"
    let preparer = SourcePreparer(
      conditions: BuildConditions(
        platform: .iOS, modules: ModuleAvailability(offered: ["UIKit", "QuartzCore"])))
    let result = preparer.prepare(Array(source.utf8), path: "/A")
    #expect(
      String(decoding: result.prepared, as: UTF8.self).hasPrefix("import QuartzCore\n#source"))
  }

  @Test func isImportedOnce() {
    let preparer = SourcePreparer(
      conditions: BuildConditions(
        platform: .iOS, modules: ModuleAvailability(offered: ["SwiftUI", "UIKit"])))
    let result = preparer.prepare(
      Array("import SwiftUI\nlet image = UIImage()".utf8), path: "/A")
    #expect(String(decoding: result.prepared, as: UTF8.self).hasPrefix("import UIKit\n#source"))
  }

  @Test func isImportedInFrontIfTheCompilerHasIt() {
    let preparer = SourcePreparer(
      conditions: BuildConditions(platform: .iOS, modules: ModuleAvailability(offered: [])))
    let result = preparer.prepare(
      Array("import Foundation\n@Observable class A {}".utf8), path: "/A")
    #expect(
      String(decoding: result.prepared, as: UTF8.self).hasPrefix("import Observation\n#source"))
  }
}
