import DiagnosticRecords
import ResourceCatalogs
import Testing

/// Files with random damage are read without a crash.
struct DamagedInputTests {
  /// Repeatable random numbers (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// A file name and what stands in it while it is whole.
  static let files: [(String, String)] = [
    (
      "en.lproj/a.strings", "/* c */ \"k\\U00e9\" = \"v\\n\"; word = 'x'; // end\n\"a\" = \"%1$@\";"
    ),
    (
      "en.lproj/a.stringsdict",
      "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>%#@n@</string><key>n</key><dict><key>other</key><string>%d</string></dict>"
        + "</dict></dict></plist>"
    ),
    (
      "a.xcstrings",
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringUnit\":"
        + "{\"value\":\"%#@n@ %%\"},\"substitutions\":{\"n\":{\"argNum\":1,\"variations\":"
        + "{\"plural\":{\"other\":{\"stringUnit\":{\"value\":\"%arg\"}}}}}}}}}}}"
    ),
    (
      "A.xcassets/k.colorset/Contents.json",
      "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":"
        + "{\"red\":\"0xFF\",\"green\":\"0.5\",\"blue\":\"12\",\"alpha\":\"1\"}}}]}"
    ),
    (
      "A.xcassets/k.imageset/Contents.json",
      "{\"images\":[{\"filename\":\"Contents.json\",\"scale\":\"2x\",\"resizing\":"
        + "{\"cap-insets\":{\"top\":1}}}]}"
    ),
    (
      "symbols/k.svg",
      "<svg viewBox='0 0 9 9' data-box='1 1 2 2'><!-- c --><g transform='rotate(9 1 2)'>"
        + "<path d='M1-2a3 4 5 0 1 6 7zl.5.5' stroke='a' data-layer='1'/></g>&amp;</svg>"
    ),
    ("symbols/index.json", "{\"k\":{\"file\":\"k.svg\"},\"l\":{\"base\":\"k\",\"turn\":90}}"),
    ("symbols/frames.tsv", "name\t13 regular medium\t13 bold medium\nk\t12.5 8\t-\n*\t1 2\t2 3\n"),
    (
      "x.plist",
      "<plist><dict><key>UIAppFonts</key><array><string>a</string></array></dict></plist>"
    ),
  ]

  @Test(arguments: files)
  func damageNeverCrashes(file: String, text: String) {
    var generator = Generator(state: 7)
    let folder = TemporaryFolder()
    folder.write("{\"k\":{\"file\":\"k.svg\"}}", to: "symbols/index.json")
    var reads = 0
    for _ in 0..<150 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes[bytes.count - 1 - index], at: index)
        default: bytes.removeLast(min(bytes.count - 1, index % 8))
        }
      }
      let path = folder.write(bytes, to: file)
      reads += Self.read(folder.path, path)
    }
    #expect(reads == 150)
  }

  /// Everything that reads; answers 1 when it comes back.
  private static func read(_ folder: String, _ path: String) -> Int {
    let strings = StringCatalogs(reading: [folder])
    _ = strings.lookup("k", table: "a", locale: "en", numbers: [1])
    let assets = AssetCatalog(reading: [folder])
    _ = assets.color(named: "k")?.value(scheme: .dark)
    _ = assets.image(named: "k")?.best(scale: 2)
    let library = SymbolLibrary(folder: ThemeFolder(path: folder))
    for name in ["k", "l", "k.slash"] { _ = library.drawing(named: name) }
    var diagnostics: [Diagnostic] = []
    _ = InfoPlist(reading: path, diagnostics: &diagnostics)
    _ = try? ImageFile.read(path)
    return 1
  }
}
