import OSLog
import Testing

@Test("A lock lets one in at a time and logging compiles as written")
func logging() {
  let logger = Logger(subsystem: "a", category: "b")
  let value = 3.5
  logger.error(
    "x \(value, format: .fixed(precision: 1), privacy: .public) \("y", privacy: .private)")
  os_log("plain %d", log: .default, type: .info, 3)
  let lock = OSAllocatedUnfairLock(initialState: 1)
  lock.withLock { $0 += 1 }
  #expect(lock.withLock { $0 } == 2)
}
