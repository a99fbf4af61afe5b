import Dispatch
import Foundation
import OwnedSurroundings

/// The clock and the chance of a drawing in a process that is not ours.
///
/// The drawing's tasks know them, on whatever thread they run: that of the main actor changes. What
/// waits on the main queue and is no task, as callbacks do, knows those of the drawing under way.
/// Others, as the tests that run beside, know the machine's.
final class HeldSurroundings: Sendable {
  @TaskLocal private static var ofTask: HeldSurroundings?
  private static let ofQueue = DispatchSpecificKey<HeldSurroundings>()

  /// Answers whoever asks for the time or draws of chance, on any thread.
  private static let answer: @convention(c) () -> OpaquePointer? = {
    let isOfTask = withUnsafeCurrentTask { $0 != nil }
    return (isOfTask ? ofTask : DispatchQueue.getSpecific(key: ofQueue))?.holding
  }

  private nonisolated(unsafe) let holding: OpaquePointer?

  private init(_ instant: Date) { holding = owned_holding_at(instant.timeIntervalSince1970) }

  deinit { owned_end(holding) }

  /// Draws something while its clock stands at an instant and its chance begins anew.
  @MainActor static func hold<Drawing>(
    _ instant: Date, _ draw: () async throws -> Drawing
  ) async rethrows -> Drawing {
    owned_ask(answer)
    let held = HeldSurroundings(instant)
    DispatchQueue.main.setSpecific(key: ofQueue, value: held)
    defer { DispatchQueue.main.setSpecific(key: ofQueue, value: nil) }
    return try await $ofTask.withValue(held) { try await draw() }
  }
}
