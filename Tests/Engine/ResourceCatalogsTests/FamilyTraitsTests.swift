import ResourceCatalogs
import Testing

struct FamilyTraitsTests {
  @Test func `families are what their file says`() throws {
    let all = try FamilyTraits.read()
    #expect(all.count == 17 && all == FamilyTraits.all)
    #expect(all.filter { $0.ground == .card }.map(\.name).allSatisfy { $0.hasPrefix("system") })
    #expect(FamilyTraits.named("accessoryCorner").labelOn == [.watchOS])
    #expect(FamilyTraits.named("accessoryCircular").isRound)
    #expect(FamilyTraits.named("systemSmall").standByOn == [.iOS])
    #expect(FamilyTraits.view == "view")
    #expect(FamilyTraits.named("systemHuge").ground == .nothing)
  }

  @Test func `names are put in the order of the file, others behind them`() {
    let sorted = FamilyTraits.sorted(["zoo", "view", "systemLarge", "ant", "systemSmall"])
    #expect(sorted == ["systemSmall", "systemLarge", "view", "ant", "zoo"])
  }

  @Test func `each platform has its usual families`() {
    #expect(Device.Platform.visionOS.usualFamilies.count == 5)
    #expect(Device.Platform.watchOS.usualFamilies.allSatisfy { $0.hasPrefix("accessory") })
  }
}
