import MadeFromUse
import Testing

/// Symbols that packages have a case for.
@Suite struct MadeSymbolTests {
  @Test(arguments: [
    ("heart", "heart"), ("heartFill", "heart.fill"), ("_1Circle", "1.circle"),
    ("square3Layers3d", "square.3.layers.3d"), ("arrowUpRight", "arrow.up.right"),
    ("cCircle", "c.circle"),
  ])
  func `a case is called after its symbol`(name: String, symbol: String) {
    #expect(madeSymbol(Made(madePath: "Kit.Symbol." + name)) == symbol)
  }

  @Test func `a name is one, and nothing is none`() {
    #expect(madeSymbol("star") == "star")
    #expect(madeSymbol(nil) == "")
  }
}
