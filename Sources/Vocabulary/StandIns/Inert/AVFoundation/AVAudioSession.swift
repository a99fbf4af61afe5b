public import Foundation

/// How an app sounds among others. There is nothing to hear.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let session = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { session }

  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Apple's word.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "ambient")
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    public static let playback = Self(rawValue: "playback")
    public static let record = Self(rawValue: "record")
    public static let playAndRecord = Self(rawValue: "playAndRecord")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Apple's word.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let spokenAudio = Self(rawValue: "spokenAudio")
    public static let moviePlayback = Self(rawValue: "moviePlayback")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  open private(set) var category: Category = .soloAmbient
  /// How loud the device is, from 0 to 1.
  open var outputVolume: Float { 0 }
  /// Whether something else sounds: no.
  open var isOtherAudioPlaying: Bool { false }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    self.category = category
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Does nothing: there is nothing to hear.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
