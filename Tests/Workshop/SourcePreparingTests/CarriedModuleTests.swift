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
    ("import Foundation\nvar found: UIImage?", []),
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
}
