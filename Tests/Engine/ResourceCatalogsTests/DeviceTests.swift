import ResourceCatalogs
import Testing

/// The shipped devices, and what happens to broken ones.
struct DeviceTests {
  @Test func everyShippedDeviceReadsAndHasSaneNumbers() throws {
    let devices = try Device.all()
    let ids = devices.map(\.id)
    var odd: [String] = []
    for device in devices {
      let isSane =
        !device.families.isEmpty && (0...64).contains(device.cornerRadius)
        && (1...3).contains(device.scale) && !device.systems.isEmpty
        && device.families.allSatisfy { $0.width < device.screenWidth && $0.height > 10 }
        && device.families.allSatisfy { (0.5...1).contains($0.homeScreenScale) }
      if !isSane { odd.append(device.id) }
    }
    let systems = Set(devices.flatMap(\.systems))
    #expect(odd == [])
    #expect(ids == ids.sorted() && ids.count >= 28)
    #expect(systems.isSubset(of: SystemLook.ids))
  }

  static let sizes: [(String, String, Double, Double)] = [
    ("iphone-15", "systemSmall", 158, 158), ("iphone-15", "systemLarge", 338, 354),
    ("iphone-15", "accessoryInline", 234, 26), ("iphone-15-plus", "systemMedium", 364, 170),
    ("iphone-11", "systemLarge", 360, 379), ("iphone-8-plus", "systemSmall", 159, 159),
    ("iphone-se", "accessoryCircular", 68, 68), ("iphone-se-1", "systemMedium", 292, 141),
    ("iphone-13-mini", "accessoryRectangular", 157, 72),
    ("ipad-pro-12", "systemExtraLarge", 795, 378.5), ("ipad-mini", "systemMedium", 305.5, 141),
    ("mac", "systemSmall", 170, 170), ("watch-45", "accessoryRectangular", 184, 80.5),
    ("watch-40", "accessoryCircular", 42, 42), ("vision-pro", "systemExtraLargePortrait", 338, 450),
  ]

  @Test(arguments: sizes)
  func familySizesAreThePublishedOnes(
    id: String, family: String, width: Double, height: Double
  ) throws {
    let size = try #require(try Device.load(id).family(family))
    #expect([size.width, size.height] == [width, height])
  }

  @Test func theDefaultDeviceExistsAndFamiliesComeInOrder() throws {
    let device = try Device.load(Device.defaultID)
    #expect(device.screenWidth == 393)
    #expect(device.family("systemExtraLarge") == nil)
    #expect(
      device.families.map(\.name) == [
        "systemSmall", "systemMedium", "systemLarge", "accessoryCircular",
        "accessoryRectangular", "accessoryInline", "activityLockScreen", "dynamicIslandCompact",
        "dynamicIslandExpanded", "dynamicIslandMinimal", "controlSmall", "controlMedium",
      ])
  }

  @Test func anIPadShrinksItsWidgets() throws {
    let family = try #require(try Device.load("ipad-air").family("systemSmall"))
    #expect(abs(family.homeScreenScale - 136.0 / 155) < 1e-9)
  }

  @Test(arguments: [
    ("{", "devices/x.json"), ("[]", "devices/x.json"), ("{\"name\": 3}", "at name"),
    ("{\"name\": \"X\"}", "platform"),
  ])
  func aBrokenDeviceNamesFileAndKeyPath(text: String, part: String) {
    let folder = TemporaryFolder()
    folder.write(text, to: "devices/x.json")
    let error = #expect(throws: ThemeError.self) {
      try Device.load("x", from: ThemeFolder(path: folder.path))
    }
    let said = error?.description ?? ""
    #expect(said.contains(part) && said.contains("devices/x.json"))
  }

  @Test func anUnknownDeviceSuggestsTheNearest() {
    let error = #expect(throws: ThemeError.self) { try Device.load("iphone-51") }
    #expect(error?.problem.contains("iphone-15") == true)
  }
}
