import Foundation
import ResourceCatalogs
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

@testable import Charts

struct StyleScaleTests {
  private func data(_ names: String...) -> [_ChartDatum] {
    names.map { _ChartDatum(.category($0)) }
  }

  @Test func `colours follow the order of the values and begin again after seven`() {
    let names = (0..<8).map { _ChartDatum(.category("\($0)")) }
    let colors = names.map { StyleScale().style(of: $0, among: names) as? Color }
    #expect(colors == [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .blue])
  }

  @Test func `a scale names the styles`() {
    var scale = StyleScale()
    (scale.domain, scale.range) = (data("b", "a"), [Color.pink, Color.mint])
    #expect(scale.style(of: data("a")[0], among: data("a", "b")) as? Color == .mint)
    scale.mapping = { $0.name == "a" ? Color.brown : nil }
    #expect(scale.style(of: data("a")[0], among: []) as? Color == .brown)
    #expect(scale.style(of: data("b")[0], among: []) as? Color == .pink)
  }

  @Test func `numbers run through the colours`() {
    let numbers = [0.0, 5, 10].map { _ChartDatum(.number($0)) }
    #expect(StyleScale().isContinuous(numbers) && !StyleScale().isContinuous(data("a")))
    #expect(StyleScale().style(of: numbers[2], among: numbers) as? Color == .blue)
    var scale = StyleScale()
    scale.gradient = Gradient(colors: [.white, .black])
    #expect(scale.style(of: numbers[0], among: numbers) as? Color == .white)
  }

  @Test func `categories take the colours of a gradient`() {
    var scale = StyleScale()
    scale.gradient = Gradient(colors: [.yellow, .blue])
    let names = data("a", "b")
    #expect(names.map { scale.style(of: $0, among: names) as? Color } == [.yellow, .blue])
  }

  @Test func `symbols on lines are outlines, alone they are filled`() {
    let names = data("a", "b")
    let onLine = SymbolScale().symbol(of: names[0], among: names, onLine: true)
    let alone = SymbolScale().symbol(of: names[0], among: names, onLine: false)
    #expect(onLine.stroke?.lineWidth == 2 && alone.stroke == nil)
  }

  @Test func `a cross is two lines, however it is asked for`() {
    let square = CGRect(x: 0, y: 0, width: 6, height: 6)
    let crosses: [any ChartSymbolShape] = [
      BasicChartSymbolShape.cross, BasicChartSymbolShape.cross.strokeBorder(lineWidth: 2),
    ]
    for cross in crosses {
      #expect(cross.stroke?.lineWidth == 2)
      #expect(cross.drawn.path(in: square) == CrossLines().path(in: square))
    }
    // Who fills it draws the same.
    #expect(BasicChartSymbolShape.cross.path(in: square).contains(CGPoint(x: 1.5, y: 1.5)))
    #expect(!BasicChartSymbolShape.cross.path(in: square).contains(CGPoint(x: 3, y: 0.5)))
  }

  @MainActor @Test func `numbers take the blue of the year half-way`() throws {
    let numbers = [0.0, 5, 10].map { _ChartDatum(.number($0)) }
    let middle = try #require(StyleScale().style(of: numbers[1], among: numbers) as? Color)
    func text(_ system: String) throws -> String {
      let look = try SystemLook.load(system)
      let environment = EnvironmentValues(session: LayoutProbe.makeSession(system: look))
      return middle.rgba(in: environment).text
    }
    // The first as a screenshot shows it: 139, 186, 254.
    #expect(try text("ios18") == "#8bbafd" && text("ios26") == "#8fc0fd")
  }

  @Test func `areas of symbols grow with their numbers`() {
    let numbers = [50.0, 100].map { _ChartDatum(.number($0)) }
    var scale = SymbolSizeScale()
    scale.range = [10, 110]
    #expect(numbers.map { scale.area(of: $0, among: numbers) } == [60, 110])
  }
}
