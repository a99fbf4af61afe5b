/// The frameworks of Apple's SDKs for iOS, macOS, watchOS, tvOS and visionOS, as their folders are
/// called, libraries that these offer as modules, and what an umbrella header of one carries along.
package enum AppleFrameworks {
  /// Whether a module is one of Apple's.
  package static func contains(_ name: String) -> Bool {
    names.contains(name) || carried[name] != nil
  }

  /// Modules that importing one shows as well, beside Foundation; in order.
  package static func carried(by name: String) -> [String] { carried[name] ?? [] }

  private static let carried: [String: [String]] = {
    let views = [
      "AVKit", "AuthenticationServices", "BackgroundTasks", "CallKit", "ContactsUI", "EventKitUI",
      "GameKit", "HomeKit", "LinkPresentation", "MapKit", "MessageUI", "Messages", "PDFKit",
      "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "ReplayKit", "SafariServices",
      "SpriteKit", "StoreKit", "VisionKit", "WebKit",
    ]
    var result = Dictionary(uniqueKeysWithValues: views.map { ($0, ["UIKit", "AppKit"]) })
    for name in ["CloudKit", "MapKit", "WeatherKit", "CoreNFC"] {
      result[name, default: []].append("CoreLocation")
    }
    for name in ["AVKit", "MediaPlayer"] { result[name, default: []].append("AVFoundation") }
    for name in ["CoreImage", "CoreText", "ImageIO", "QuartzCore", "Vision", "CoreVideo"] {
      result[name, default: []].append("CoreGraphics")
    }
    return result
  }()

  private static let names: Set<String> = Set(
    """
    _AppIntents_SwiftUI _MapKit_SwiftUI _PhotosUI_SwiftUI _StoreKit_SwiftUI Accelerate
    Accessibility AccessoryNotifications AccessorySetupKit AccessoryTransportExtension Accounts
    ActivityKit AdAttributionKit AddressBook AddressBookUI AdServices AdSupport AlarmKit AppClip
    AppIntents AppKit AppleArchive AppleScriptObjC ApplicationServices AppTrackingTransparency
    ARKit AssetsLibrary AudioDriverKit AudioToolbox AudioUnit AuthenticationServices
    AutomatedDeviceEnrollment AutomaticAssessmentConfiguration Automator AVFAudio AVFoundation
    AVKit AVRouting BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit
    BusinessChat CalendarStore CallKit Carbon CarKey CarPlay CFNetwork Charts Cinematic ClassKit
    ClockKit CloudKit Cocoa Collaboration ColorSync Combine CommonCrypto CompositorServices
    Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
    CoreFoundation CoreGraphics CoreHaptics CoreHID CoreImage CoreLocation CoreLocationUI
    CoreMedia CoreMediaIO CoreMIDI CoreMIDIServer CoreML CoreMotion CoreNFC CoreServices
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML
    CreateMLComponents CryptoKit CryptoTokenKit Darwin DataDetection DeclaredAgeRange
    DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI
    DirectoryService DiscRecording DiscRecordingUI DiskArbitration Dispatch Distributed DockKit
    DriverKit EnergyKit EventKit EventKitUI ExceptionHandling ExecutionPolicy ExposureNotification
    ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI
    FinanceKit FinanceKitUI FinderSync ForceFeedback Foundation FoundationModels FSKit
    GameController GameKit GameplayKit GamePolicy GeoToolbox GLKit GroupActivities GSS HealthKit
    HealthKitUI HIDDriverKit HomeKit Hypervisor iAd IdentityDocumentServices
    IdentityDocumentServicesUI IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO
    ImagePlayground ImmersiveMediaSupport InputMethodKit InstallerPlugins InstantMessage Intents
    IntentsUI IOBluetooth IOBluetoothUI IOKit IOSurface IOUSBHost iTunesLibrary JavaScriptCore
    JavaVM JournalingSuggestions Kerberos KernelManagement LatentSemanticMapping LDAP libxml2
    LightweightCodeRequirements LinkPresentation LiveCommunicationKit LocalAuthentication
    LocalAuthenticationEmbeddedUI LockedCameraCapture MailKit ManagedApp ManagedAppDistribution
    ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility
    MediaExtension MediaLibrary MediaPlayer MediaToolbox Messages MessageUI Metal MetalFX MetalKit
    MetalPerformancePrimitives MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit
    MLCompute MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage
    NearbyInteraction NetFS Network NetworkExtension NewsstandKit NotificationCenter ObjectiveC
    Observation OpenAL OpenCL OpenDirectory OpenGL OpenGLES os OSAKit OSLog PaperKit
    ParavirtualizedGraphics PassKit PCIDriverKit PDFKit PencilKit PermissionKit PHASE Photos
    PhotosUI PreferencePanes ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook
    QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RegexBuilder RelevanceKit
    ReplayKit RoomPlan Ruby SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver
    ScreenTime ScriptingBridge SecureElementCredential Security SecurityFoundation
    SecurityInterface SecurityUI SensitiveContentAnalysis SensorKit ServiceManagement
    SharedWithYou SharedWithYouCore ShazamKit simd Social SoundAnalysis Spatial SpatialPreview
    Speech SpriteKit SQLite3 StickerKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore
    Symbols Synchronization SyncServices System SystemConfiguration SystemExtensions TabularData
    TelephonyMessagingKit Testing ThreadNetwork TipKit TouchController Translation
    TranslationUIProvider TVMLKit TVServices TVUIKit Twitter UIKit UniformTypeIdentifiers
    USBDriverKit UserNotifications UserNotificationsUI vecLib VideoDecodeAcceleration
    VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit VisualIntelligence vmnet
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WiFiAware WiFiInfrastructure WorkoutKit
    XcodeKit XCTest XPC zlib
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
