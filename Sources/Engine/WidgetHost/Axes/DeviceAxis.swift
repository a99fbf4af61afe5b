import ResourceCatalogs

/// The device that a widget stands on; each is a file of `themes/devices`.
final class DeviceAxis: RenderAxis {
  let stage = AxisStage.answer
  let values = Device.ids
  func usual(in base: RenderSurroundings) -> [String] { [base.device.id] }

  func title(of value: String) -> String? { (try? Device.load(value))?.name }

  /// The smallest and the largest of the same system.
  func useful(in base: RenderSurroundings) -> [String] {
    let devices = ((try? Device.all()) ?? []).filter { $0.platform == base.device.platform }
    let sizes = devices.map { ($0.screenWidth * $0.screenHeight, $0.id) }.sorted(by: <)
    return [sizes.first?.1, sizes.last?.1].compactMap { $0 }
  }

  func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    if let device = try? Device.load(value) { surroundings.device = device }
  }
}
