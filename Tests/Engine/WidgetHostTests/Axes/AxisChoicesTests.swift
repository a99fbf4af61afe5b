import ResourceCatalogs
import Testing

@testable import WidgetHost

@MainActor struct AxisChoicesTests {
  @Test func `nothing asked for is light and dark in all contents, as ever`() throws {
    let plan = try AxisSample.plan([:])
    #expect(AxisSample.spelled(plan) == ["light", "dark"])
    #expect(plan.slots[0].contents(of: AxisSample.widget().instances[0]) == ContentKind.allCases)
    #expect(AxisSample.count(plan) == 8)
  }

  @Test func `several lists make their product, in the order of the axes`() throws {
    let plan = try AxisSample.plan([
      "boldText": ["regular", "bold"], "scheme": ["dark"], "typeSize": ["large", "accessibility2"],
    ])
    #expect(
      AxisSample.spelled(plan) == [
        "dark", "dark/bold", "dark/accessibility2", "dark/accessibility2/bold",
      ])
  }

  @Test func `more values change no id, and the manifest tells the usual one too`() throws {
    let alone = try AxisSample.plan(["typeSize": ["accessibility2"], "scheme": ["light"]])
    let both = try AxisSample.plan(["typeSize": ["large", "accessibility2"], "scheme": ["light"]])
    #expect(AxisSample.spelled(alone) == ["light/accessibility2"])
    #expect(AxisSample.spelled(both) == ["light", "light/accessibility2"])
    let looks = both.slots[0].looks(of: .snapshot, of: AxisSample.widget().instances[0])
    #expect(looks.map { $0.variant["typeSize"] } == ["large", "accessibility2"])
    let usual = try AxisSample.plan(["typeSize": ["large"]])
    let told = usual.slots[0].looks(of: .snapshot, of: AxisSample.widget().instances[0])
    #expect(told.allSatisfy { $0.variant["typeSize"] == nil })
  }

  @Test func `a sweep varies one axis at a time`() throws {
    let plan = try AxisSample.plan(["mode": ["fullColor"]], sweep: true)
    #expect(
      AxisSample.spelled(plan) == [
        "light", "light/bold", "light/xSmall", "light/xxxLarge", "light/accessibility3",
        "light/increased", "dark", "light/iphone-se-1", "light/iphone-15-plus",
      ])
    let instance = AxisSample.widget().instances[0]
    #expect(plan.slots[0].contents(of: instance) == ContentKind.allCases)
    #expect(plan.slots[0].looks(of: .redacted, of: instance).count == 1)
    #expect(plan.slots[1].contents(of: instance) == [.snapshot])
    // Three other contents beside those above.
    #expect(AxisSample.count(plan) == 12)
  }

  @Test func `processes of a sweep are varied too, and draw nothing else that is`() throws {
    var axes = AxisChoices()
    axes.isSweep = true
    let base = try AxisSample.base()
    let processes = axes.processes(of: .static, base: base)
    #expect(processes.map { $0.values["locale"] } == ["en_US", "pseudo", "pseudoRTL"])
    #expect(processes.map(\.isVaried) == [false, true, true])
    let told = axes.fixed(processes[2], base: base)
    #expect(told.process == "pseudoRTL")
    let plan = DrawingPlan(
      of: AxisSample.widget(), told, process: told.process(base: base), base: base)
    #expect(AxisSample.count(plan) == 1)
    #expect(AxisSample.spelled(plan) == ["light/pseudoRTL"])
  }

  @Test func `answers to who may know the location make instances, of widgets only`() throws {
    var axes = AxisChoices()
    axes.wished = ["location": ["never", "always"]]
    let base = try AxisSample.base()
    let processes = axes.processes(of: .static, base: base)
    #expect(processes.map { axes.fixed($0, base: base).process } == ["never", "always"])
    #expect(
      processes.map { $0.surroundings.variables }
        == ["never", "always"].map {
          ["VITRINE_LOCATION_AUTHORIZATION": $0]
        })
    let own = axes.fixed(processes[1], base: base)
    #expect(own.instance("default", isOnly: true, base: base) == "always")
    #expect(own.instance("a", isOnly: false, base: base) == "a-always")
    let previews = axes.processes(of: .preview, base: base)
    #expect(previews.map { axes.fixed($0, base: base).process } == [""])
    #expect(previews[0].surroundings.variables == ["VITRINE_LOCATION_AUTHORIZATION": "never"])
    axes.wished = ["location": ["always"]]
    let only = axes.fixed(axes.processes(of: .static, base: base)[0], base: base)
    #expect(only.process.isEmpty && only.instance("default", isOnly: true, base: base) == "default")
  }
}
