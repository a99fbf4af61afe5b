import Foundation
import FoundationAdditions
import Testing

@Test func `what is free for important things is what is free`() throws {
  let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [
    .volumeAvailableCapacityForImportantUsageKey, .volumeTypeNameKey,
  ])
  let free = try #require(values.volumeAvailableCapacity)
  #expect(values.volumeAvailableCapacityForImportantUsage == Int64(free))
  #expect(values.volumeAvailableCapacityForOpportunisticUsage == Int64(free))
  #expect(values.volumeTypeName == "apfs")
}
