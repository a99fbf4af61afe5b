import Foundation
import FoundationAdditions
import Testing

/// Why a kettle did not boil.
private struct KettleError: VitrineCodedError {
  enum Code: Int, VitrineErrorCode {
    typealias Failure = KettleError

    case empty = 3
    case cold = 4
  }

  let code: Code

  init(_ code: Code) { self.code = code }

  static var errorDomain: String { "Kettle" }
  static var empty: Code { .empty }
  static var cold: Code { .cold }
}

struct CodedErrorTests {
  @Test(arguments: [
    (KettleError(.empty) as any Error, "empty"), (KettleError(.cold, userInfo: [:]), "cold"),
    (CocoaError(.fileNoSuchFile), "another"),
  ])
  func `errors are caught and told apart by their codes`(error: any Error, name: String) {
    func caught() -> String {
      do { throw error } catch KettleError.empty { return "empty" } catch KettleError.cold {
        return "cold"
      } catch { return "another" }
    }
    #expect(caught() == name)
  }

  @Test func `a value of the error is told apart as well`() {
    switch KettleError(.cold) {
    case KettleError.empty: Issue.record("It is not empty.")
    case KettleError.cold: break
    default: Issue.record("It is cold.")
    }
  }

  @Test func `its number and domain are those of Cocoa`() {
    let error = KettleError(.cold) as NSError
    #expect(error.domain == "Kettle" && error.code == 4)
  }
}
