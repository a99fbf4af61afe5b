import Foundation
import ProcessRunning
import TestSupport
import Testing

@testable import SourcePreparing

@Suite struct HeaderSourcesTests {
  private static let header = """
    #import <UIKit/UIKit.h>
    #import "Other.h"
    #define LMP_RETRIES 3
    #define LMP_NAME @"lamp" // of the shop
    #define LMP_SCALE (1.5f)
    #define LMP_CALL(x) (x)
    NS_ASSUME_NONNULL_BEGIN
    @class LMPRoom;
    typedef NSString *LMPKey NS_TYPED_EXTENSIBLE_ENUM;
    extern LMPKey const LMPKeyColor;
    FOUNDATION_EXPORT NSString * const LMPSuite; /* in the file beside */
    extern NSString *const LMPUnknown;
    static const NSInteger LMPCount = 12;
    typedef NS_ENUM(NSInteger, LMPState) { LMPStateOff, LMPStateOn = 4, LMPStateURLFailed };
    typedef NS_OPTIONS(NSUInteger, LMPParts) {
      LMPPartsFoot = 1 << 0, LMPPartsShade = 1 << 1,
      LMPPartsAll = LMPPartsFoot | LMPPartsShade,
    };
    typedef enum { LMP_WARM, LMP_COLD = 0x10 } LMPTone;
    enum { LMP_LOW = 1, LMP_COLD = 3 }; // the second is there already
    #define LMP_WARM 7
    typedef struct { double x; int count; } LMPSpot;
    typedef struct _lmp_wire lmp_wire_t;
    lmp_wire_t * _Nullable lmp_wire_new(int length) __attribute__((warn_unused_result));
    int lmp_wire_length(const lmp_wire_t *wire) NS_SWIFT_NAME(lampWireLength(of:));
    typedef NS_ENUM(NSInteger, LMPPlug) { LMPPlugFlat } NS_SWIFT_NAME(LMPLamp.Plug);
    extern NSString * const LMPHome NS_SWIFT_NAME(lampHome);
    typedef void (^LMPDone)(BOOL isDone, NSError * _Nullable error);
    int LMPSum(int first, const char *second, ...);
    double LMPMean(const double *values, size_t count);
    static inline BOOL LMPIsOn(LMPState state) { return state == LMPStateOn; }

    @protocol LMPWatcher <NSObject>
    - (void)lampChanged;
    @end

    @interface LMPLamp : UIView <LMPWatcher>
    @property (class, readonly) LMPLamp *main;
    @property (nonatomic, copy) NSString *name;
    @property (nonatomic, readonly, getter=isLit) BOOL lit;
    @property (nonatomic, nullable) NSArray<NSString *> *rooms;
    @property (nonatomic) UIView *unknown;
    - (instancetype)initWithName:(NSString *)name state:(LMPState)state;
    + (nullable LMPLamp *)lampForRoom:(NSString *)room;
    - (BOOL)switchTo:(LMPState)state error:(NSError **)error;
    - (void)dimBy:(CGFloat)part done:(LMPDone)done;
    - (void)showIn:(UIView *)view;
    - (void)fetch:(void (^_Nullable)(BOOL isDone, NSString *_Nullable text))done;
    - (NSDictionary<NSString *, id> *)parts;
    @end

    API_AVAILABLE(ios(13.0), macos(10.15))
    NS_SWIFT_NAME(Table)
    @interface LMPTable : LMPLamp
    @property (readonly) NSInteger legs NS_SWIFT_NAME(legCount) API_AVAILABLE(ios(14));
    - (void)moveTo:(NSString *)room now:(BOOL)isNow NS_SWIFT_NAME(move(into:atOnce:));
    - (instancetype)init NS_UNAVAILABLE;
    - (instancetype)initWithWood:(NSString *)wood NS_DESIGNATED_INITIALIZER
      NS_SWIFT_NAME(init(of:));
    @end
    @interface LMPLamp (Colors)
    - (void)tint:(LMPTone)tone;
    @end
    NS_ASSUME_NONNULL_END
    """

  private static let surroundings = HeaderSurroundings(absent: ["UIView"])

  private static let code = """
    #import "Lamp.h"
    NSString * const LMPSuite = @"group.lamp";
    LMPKey const LMPKeyColor = @"color";
    @implementation LMPLamp
    - (void)tint:(LMPTone)tone { int other = 3; }
    @end
    """

  private static let program = """
    import Foundation
    final class Ours: LMPTable { override var name: String { get { "ours" } set {} } }
    @main enum Program {
      @MainActor static func main() throws {
        print(LMP_RETRIES, LMP_NAME, LMP_SCALE, LMPCount, LMPSuite, LMPKey.color.rawValue)
        print(LMPState.on.rawValue, LMPState.urlFailed.rawValue, LMPParts.all.rawValue)
        print(LMPParts.all == [.foot, .shade], LMP_COLD.rawValue, LMPSpot(x: 1, count: 2).count)
        let lamp: LMPLamp = Ours()
        print(lamp.name)
        let wire = lmp_wire_new(3)
        print(wire as Any, wire.map { lampWireLength(of: $0) } as Any, lampHome.isEmpty)
        lamp.fetch { isDone, text in print(isDone, text as Any) }
        print(LMPLamp.Plug.flat.rawValue, type(of: LMPTable(of: "oak")) == Table.self)
        Table().move(into: "hall", atOnce: true)
        print(lamp.parts().isEmpty, LMPIsOn(.on), LMPMean([1], 1), Table().legCount)
        guard CommandLine.arguments.count > 1 else { return }
        let named = LMPLamp(name: "a", state: .off)
        named.rooms = ["b"]
        let other: LMPLamp? = LMPLamp.lamp(forRoom: "c")
        try other?.switchTo(.off)
        lamp.dim(by: 0.5) { isDone, error in print(isDone, error as Any) }
        lamp.tint(LMP_WARM)
        print(lamp.isLit, LMPLamp.main)
      }
    }
    """

  private static let additions = """
    public func _vitrineMissing(
      _ name: StaticString, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> Never { fatalError("Missing name: \\(name)") }
    public protocol _VitrineMissingValue { static func vitrineMissing(_ name: String) -> Any? }
    public func _vitrineMissingValue<Value>(_ name: StaticString) -> Value {
      if let type = Value.self as? any ExpressibleByNilLiteral.Type,
        let value = type.init(nilLiteral: ()) as? Value { return value }
      for value in [false, 0, 0.0, "", Int32(0), [String: Any]()] as [Any] {
        if let value = value as? Value { return value }
      }
      _vitrineMissing(name)
    }
    """

  private static let modes = [
    ["-swift-version", "5"], ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ]

  @Test(arguments: modes)
  func givesSwiftWhatHeadersDeclare(mode: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    let compiler = try #require(Toolchain.locate(environment: environment))
      .binaries.appendingPathComponent("swiftc")
    let found = HeaderDeclarations(headers: [Self.header], code: [Self.code])
    let text = try #require(
      HeaderSources(found, declared: ["Ours"], surroundings: Self.surroundings).text)
    let folder = try TemporaryFolder([
      "FoundationAdditions.swift": Self.additions, "Headers.swift": text,
      "Program.swift": Self.program,
    ])
    func run(_ arguments: [String]) -> ChildProcess.Outcome {
      ChildProcess(compiler, arguments, folder: folder.url, timeLimit: 240).run()
    }
    let library = run([
      "-parse-as-library", "-emit-module", "-emit-object", "-module-name", "FoundationAdditions",
      "FoundationAdditions.swift",
    ])
    #expect(library.errorText == "")
    let build = run(
      [
        "-parse-as-library", "-I", ".", "-o", "program", "FoundationAdditions.o", "Headers.swift",
        "Program.swift",
      ] + mode)
    let errors = build.errorText
    #expect(errors == "")
    let program = folder.url.appendingPathComponent("program")
    let output = ChildProcess(program).run().outputText
    #expect(
      output == """
        3 lamp 1.5 12 group.lamp color
        4 5 3
        true 16 2
        ours
        nil nil true
        false nil
        0 true
        true false 0.0 0

        """)
    let trapped = ChildProcess(program, ["go"]).run().errorText
    #expect(trapped.contains("Missing name: LMPLamp.main"), "\(trapped)")
  }

  @Test func leavesOutWhatIsDeclaredOrUnknown() throws {
    let found = HeaderDeclarations(headers: [Self.header])
    let text = try #require(
      HeaderSources(
        found, declared: ["LMPState", "LMPTable"], surroundings: Self.surroundings
      ).text)
    for name in ["LMPTable", "enum LMPState", "UIView", "LMPSum", "LMP_CALL"] {
      #expect(!text.contains(name), "\(name)")
    }
    #expect(
      HeaderSources(HeaderDeclarations(headers: ["#pragma once\n"]), declared: []).text == nil)
    #expect(HeaderSources(HeaderDeclarations(), declared: []).text == nil)
  }

  /// What a header of Objective-C gives, as a line of the file.
  private func text(_ header: String) -> String {
    HeaderSources(HeaderDeclarations(headers: [header]), declared: []).text ?? ""
  }

  @Test(arguments: [
    // Names without what they repeat.
    (
      "@interface RadDial : NSObject\n@property (class, readonly) RadDial *sharedDial;\n@end",
      "open class var shared: RadDial!"
    ),
    (
      "@interface A : NSObject\n- (void)storeImage:(nonnull UIImage *)one forKey:(int)key;\n@end",
      "func store(_ one0: UIImage, forKey key1: Int32)"
    ),
    (
      "@interface A : NSObject\n- (void)addDial:(int)one withTone:(nonnull RadTone *)tone;\n@end",
      "func addDial(_ one0: Int32, with tone1: RadTone)"
    ),
    (
      "@interface RadDial : NSObject\n+ (instancetype)dialWithName:(nonnull NSString *)name;\n@end",
      "convenience init(name name0: String)"
    ),
    (
      "@interface A : NSObject\n- (void)turn:(int)one NS_REFINED_FOR_SWIFT;\n@end",
      "func __turn(_ one0: Int32)"
    ),
    // Cases without what they have in common.
    (
      "typedef NS_OPTIONS(NSUInteger, RadDialOptions) { RadDialLoud = 1, RadDialSoft = 2 };",
      "static let loud = "
    ),
    (
      "typedef NS_ERROR_ENUM(RadDomain, RadError) { RadErrorLost = 3 };", "enum Code: Int, Sendable"
    ),
    (
      "typedef NSString *RadKey NS_TYPED_ENUM;\nextern RadKey const RadToneKey;",
      "static var toneKey: Self"
    ),
    ("extern NSNotificationName const RadDidTurnNotification;", "static var RadDidTurn: Self"),
    (
      "enum { RadLoud = 1 };\ntypedef NS_ENUM(NSUInteger, RadTone) { RadToneHigh = RadLoud << 2,"
        + " RadToneAll = NSUIntegerMax, RadToneOdd = ODD, RadToneNext };",
      "RadTone: UInt {\n  case high = 4\n  case all = \(Int.max)\n  case odd = 1048578\n"
        + "  case next = 1048579"
    ),
    // What is said of protocols, macros and callbacks.
    (
      "@protocol RadFan <NSObject>\n@property int size;\n- (void)heard;\n@end",
      "  var size: Int32 { get set }\n  func heard() -> Void"
    ),
    ("@protocol RadFan\n@end\n@interface A : NSObject <RadFan>\n@end", ", RadFan {"),
    (
      "@protocol RadFan\n@end\n@interface A : NSObject\n@property (weak) id<RadFan> fan;\n@end",
      "open var fan: (any RadFan)?"
    ),
    ("RAD_OPEN @interface A : NSObject\n- (int)one RAD_LATE;\n@end", "func one() -> Int32"),
    ("RAD_EXPORT NSString * const RadName;", "public var RadName: String"),
    (
      "@interface A : NSObject\n- (void)turnWithCompletion:"
        + "(nonnull void (^)(NSString * _Nullable, NSError * _Nullable))done;\n@end",
      "func turn() async throws -> String"
    ),
    ("NS_INLINE int one(void) { int a = 1; return a; }\nint two(void);", "func two() -> Int32"),
    (
      "@interface A : B\n- (void)go:(nonnull NSURLSession *)a in:(UIViewContentMode)b;\n@end",
      "func go(_ a0: URLSession, in b1: UIView.ContentMode)"
    ),
    ("@interface A : B\n@end\n@interface B : A\n@end", "open class A: NSObject"),
    (
      "@interface A : B\n+ (nullable A *)defaultA NS_SWIFT_NAME(a());\n@end",
      "class func a() -> A? { A() }"
    ),
  ])
  func callsThingsAsSwiftDoes(header: String, expected: String) {
    let text = text(header)
    #expect(text.contains(expected), "\(text)")
  }

  /// Headers that are made to take long: what stands before and after what is repeated, how often.
  @Test(arguments: [
    ("id", "<A", 100_000, ""), ("", "@interface A : A\n", 9_000, ""),
    ("void f(", "void (^)(", 60_000, ""), ("typedef NS_ENUM(int, A) {", "B,", 100_000, "};"),
    ("", "@protocol A\n", 20_000, ""), ("", "({[", 100_000, ""), ("#define A ", "(", 200_000, ""),
  ])
  func takesNoLongerThanHostileHeadersAre(
    before: String, repeated: String, count: Int, after: String
  ) {
    let isEven = ProcessorTime.growsEvenly(to: count) { count in
      _ = text(before + String(repeating: repeated, count: count) + after)
    }
    #expect(isEven)
  }

  /// Headers that are cut off, or none.
  @Test(arguments: [
    "@interface", "@interface A : B\n- (void)", "typedef enum {", "typedef NS_ENUM(", "@end",
    "#define", "#define A \"", "int f(", "}}}", "struct", "@property", "void (^x", "/*", "\u{0}",
    "typedef NS_ENUM(int, A) { B = 1 << 99, C }", "@protocol A, B;",
  ])
  func endsWithWhatIsNoHeader(header: String) {
    _ = HeaderSources(HeaderDeclarations(headers: [header]), declared: []).text
  }
}
