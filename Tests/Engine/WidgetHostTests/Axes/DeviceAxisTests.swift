import ResourceCatalogs
import Testing

@testable import WidgetHost

@MainActor struct DeviceAxisTests {
  @Test func `each device has its own slots; the first also what another must show`() throws {
    let plan = try AxisSample.plan(
      ["device": ["iphone-15", "iphone-se"], "scheme": ["light"]],
      families: ["systemSmall", "systemExtraLarge"])
    #expect(
      plan.slots.map { "\($0.stage.device.id) \($0.stage.family.name)" } == [
        "iphone-15 systemSmall", "ipad-pro-11 systemExtraLarge", "iphone-se systemSmall",
      ])
    #expect(plan.slots.map(\.isFirst) == [true, true, false])
    #expect(AxisSample.spelled(plan) == ["light", "light", "light/iphone-se"])
  }

  @Test func `devices are named for people, and a sweep stays with one system`() throws {
    #expect(DeviceAxis().title(of: "watch-45")?.hasPrefix("Apple Watch") == true)
    #expect(DeviceAxis().useful(in: try AxisSample.base("watch-45")) == ["watch-40", "watch-49"])
  }
}
