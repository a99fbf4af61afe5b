public import Foundation

public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}

public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

open class CBPeer: NSObject, @unchecked Sendable {
  override init() {}

  /// All zeros: there is no device.
  public let identifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

/// Another device. None is found, so that no code ever has one.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open var canSendWriteWithoutResponse: Bool { false }
  open var ancsAuthorized: Bool { false }

  /// Does nothing.
  open func readRSSI() {}
  /// Does nothing.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Does nothing.
  open func discoverCharacteristics(
    _ characteristicUUIDs: [CBUUID]?, for service: CBService
  ) {}
  /// Does nothing.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Does nothing.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Does nothing.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Does nothing.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// How much fits into one writing, in bytes.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

open class CBAttribute: NSObject, @unchecked Sendable {
  public let uuid: CBUUID

  init(uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute, @unchecked Sendable {
  open weak var peripheral: CBPeripheral? { nil }
  open var isPrimary: Bool { true }
  open var characteristics: [CBCharacteristic]? { nil }
  open var includedServices: [CBService]? { nil }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 1)
  public static let read = Self(rawValue: 2)
  public static let writeWithoutResponse = Self(rawValue: 4)
  public static let write = Self(rawValue: 8)
  public static let notify = Self(rawValue: 16)
  public static let indicate = Self(rawValue: 32)
}

open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open weak var service: CBService? { nil }
  open var properties: CBCharacteristicProperties { [] }
  open var value: Data? { nil }
  open var descriptors: [CBDescriptor]? { nil }
  open var isNotifying: Bool { false }
}

open class CBDescriptor: CBAttribute, @unchecked Sendable {
  open weak var characteristic: CBCharacteristic? { nil }
  open var value: Any? { nil }
}

public protocol CBPeripheralDelegate: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
}

/// None is ever called, as no device is found.
extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
  ) {}
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
}
