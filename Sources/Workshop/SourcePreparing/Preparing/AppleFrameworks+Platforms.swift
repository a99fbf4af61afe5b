import WidgetSettings

// Which of the frameworks the SDK of a platform has, by their pages in Apple's documentation.
extension AppleFrameworks {
  /// Whether `#if canImport(name)` holds in Xcode.
  static func has(_ name: String, on platform: TargetPlatform) -> Bool {
    guard contains(name), !uncounted.contains(name) else { return false }
    switch platform {
    case .macOS: return !absentOnMac.contains(name)
    case .watchOS: return onWatch.contains(name)
    case .iOS, .tvOS, .visionOS: return !onMacOnly.contains(name)
    }
  }

  /// Those of tests, and those that code has a way of its own for systems without: for it they
  /// cannot be imported, though they are where it just does so.
  static let uncounted: Set<String> = [
    "ObjectiveC", "StoreKitTest", "System", "Testing", "XCTest",
  ]

  private static let onMacOnly = set(
    """
    AppKit AppleScriptObjC ApplicationServices AudioDriverKit Automator CalendarStore Carbon Cocoa
    Collaboration CoreHID CoreMediaIO CoreMIDIServer CoreWLAN DirectoryService DiscRecording
    DiscRecordingUI DiskArbitration DriverKit ExceptionHandling ExecutionPolicy FinderSync
    ForceFeedback FSKit HIDDriverKit Hypervisor InputMethodKit InstallerPlugins InstantMessage
    IOBluetooth IOBluetoothUI IOKit IOUSBHost iTunesLibrary JavaVM Kerberos KernelManagement
    LatentSemanticMapping LDAP LocalAuthenticationEmbeddedUI MailKit MediaExtension MediaLibrary
    NetFS OpenCL OpenDirectory OpenGL OSAKit ParavirtualizedGraphics PCIDriverKit PreferencePanes
    Quartz QuickLookUI Ruby ScreenCaptureKit ScreenSaver ScriptingBridge SecurityFoundation
    SecurityInterface ServiceManagement SyncServices SystemExtensions USBDriverKit vecLib
    VideoDecodeAcceleration Virtualization vmnet XcodeKit
    """)

  private static let absentOnMac = set(
    """
    ActivityKit AddressBookUI AlarmKit AppClip ARKit AssetsLibrary AutomatedDeviceEnrollment
    BrowserEngineCore BrowserEngineKit CarKey CarPlay ClockKit CompositorServices CoreLocationUI
    CoreNFC CoreTelephony DeviceDiscoveryUI DockKit ExposureNotification FinanceKit FinanceKitUI
    HealthKitUI HomeKit iAd IdentityLookupUI JournalingSuggestions LiveCommunicationKit
    LockedCameraCapture ManagedSettingsUI Messages MessageUI MobileCoreServices NewsstandKit
    OpenGLES ProximityReader QuickLook RoomPlan SecureElementCredential SensorKit
    TelephonyMessagingKit TVMLKit TVServices TVUIKit Twitter UIKit WatchConnectivity WatchKit
    WorkoutKit
    """)

  private static let onWatch = set(
    """
    Accelerate Accessibility AppIntents AuthenticationServices AVFAudio AVFoundation CFNetwork
    Charts ClockKit CloudKit Combine CommonCrypto Contacts CoreAudio CoreAudioTypes CoreBluetooth
    CoreData CoreFoundation CoreGraphics CoreLocation CoreMedia CoreML CoreMotion CoreServices
    CoreText CoreTransferable CoreVideo CryptoKit DeviceCheck EventKit Foundation HealthKit HomeKit
    ImageIO Intents LocalAuthentication MapKit MediaPlayer MobileCoreServices MusicKit
    NaturalLanguage NearbyInteraction Network OSLog PassKit PhotosUI PushKit RelevanceKit SceneKit
    Security ShazamKit SpriteKit StoreKit SwiftData SwiftUI Symbols TipKit UIKit
    UniformTypeIdentifiers UserNotifications WatchConnectivity WatchKit WeatherKit WidgetKit
    WorkoutKit os simd
    """)

  private static func set(_ names: String) -> Set<String> {
    Set(names.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
