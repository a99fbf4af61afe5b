import Foundation

@testable import SourcePreparing

/// A definition with every kind of parameter, and the repository it lies in.
enum IntentFixture {
  /// The repository.
  static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { url.deleteLastPathComponent() }
    return url
  }()

  /// The definition's file.
  static let file = root.appendingPathComponent("Tests/Fixtures/intents/Greeting.intentdefinition")

  /// The definition's bytes.
  static var bytes: [UInt8] { (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? [] }

  /// The definition as a program has it.
  static func definitions() -> IntentDefinitions {
    IntentDefinitions([file], root: root)
  }
}
