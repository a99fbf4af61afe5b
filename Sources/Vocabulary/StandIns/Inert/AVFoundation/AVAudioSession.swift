public import Foundation

/// How an app sounds among others. There is nothing to hear.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let session = AVAudioSession()
  /// The app's.
  open class func sharedInstance() -> AVAudioSession { session }

  /// What the app's sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Apple's word.
    public let rawValue: String
    /// A purpose by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside the music.
    public static let ambient = Self(rawValue: "ambient")
    /// Instead of the music, unless silent.
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    /// It is the music.
    public static let playback = Self(rawValue: "playback")
    /// It is recorded.
    public static let record = Self(rawValue: "record")
    /// Both.
    public static let playAndRecord = Self(rawValue: "playAndRecord")
  }

  /// What sort of sound it is.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Apple's word.
    public let rawValue: String
    /// A sort by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any.
    public static let `default` = Self(rawValue: "default")
    /// Speech.
    public static let spokenAudio = Self(rawValue: "spokenAudio")
    /// Of a film.
    public static let moviePlayback = Self(rawValue: "moviePlayback")
  }

  /// How it behaves beside others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others go on.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Others go on, but lower.
    public static let duckOthers = Self(rawValue: 2)
    /// Over Bluetooth.
    public static let allowBluetooth = Self(rawValue: 4)
  }

  /// What happens to others.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others may go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// What the sound is for.
  open private(set) var category: Category = .soloAmbient
  /// How loud the device is, from 0 to 1.
  open var outputVolume: Float { 0 }
  /// Whether something else sounds: no.
  open var isOtherAudioPlaying: Bool { false }

  /// Remembers what the sound is for.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Remembers what the sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    self.category = category
  }
  /// Remembers what the sound is for.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Does nothing: there is nothing to hear.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
