import Foundation
import SwiftUI

/// What a child process does: it draws cases and says which it is at, so that whoever started it
/// knows where it ended.
@MainActor struct FuzzWorker {
  private let invariants: Invariants

  init() throws { invariants = Invariants(studio: try FuzzStudio()) }

  /// Draws the cases of a stretch of numbers. Each number is written into the file before its case
  /// is drawn, and a case that breaks an invariant ends the stretch.
  func run(_ numbers: Range<UInt64>, noting file: String) throws -> Int32 {
    try Data(count: 8).write(to: URL(fileURLWithPath: file))
    guard let note = FileHandle(forUpdatingAtPath: file) else { return 2 }
    for number in numbers {
      try note.seek(toOffset: 0)
      try note.write(contentsOf: withUnsafeBytes(of: number.littleEndian) { Data($0) })
      if invariants.broken(by: Case(seed: number)) != nil { return 1 }
    }
    try note.seek(toOffset: 0)
    try note.write(
      contentsOf: withUnsafeBytes(of: numbers.upperBound.littleEndian) { Data($0) })
    return 0
  }

  /// Draws one case of a file.
  func run(caseIn file: String) throws -> Int32 {
    let sample = try Case.decoded(Data(contentsOf: URL(fileURLWithPath: file)))
    guard let problem = invariants.broken(by: sample) else { return 0 }
    print(problem)
    return 1
  }
}
