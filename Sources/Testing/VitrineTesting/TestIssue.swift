import Testing
import XCTest

/// Tells the suite that runs what came of a picture.
struct TestIssue {
  let position: TestPosition

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(position.fileID)", filePath: "\(position.filePath)", line: Int(position.line),
      column: Int(position.column))
  }

  /// Fails the test, of Swift Testing or of XCTest, that is running.
  func fail(_ words: String) {
    if Test.current == nil {
      XCTFail(words, file: position.filePath, line: position.line)
    } else {
      Issue.record("\(words)", sourceLocation: location)
    }
  }

  /// Says something that fails no test.
  func warn(_ words: String) {
    if Test.current == nil {
      // XCTest knows no warnings; its terminal does.
      let file = "\(position.filePath):\(position.line)"
      try? FileHandle.standardError.write(contentsOf: Data("\(file): warning: \(words)\n".utf8))
    } else {
      Issue.record("\(words)", severity: .warning, sourceLocation: location)
    }
  }

  /// Keeps a file with the results of the test, where the suite can.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: location)
  }
}
