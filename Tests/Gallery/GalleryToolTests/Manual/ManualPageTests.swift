import Testing

@testable import GalleryTool

@Suite struct ManualPageTests {
  private let pages =
    [ManualPage.overview, ManualPage.settings] + Command.all.map(ManualPage.of)

  @Test func `Lines that begin like an order to the formatter are orders`() {
    let known = [".TH", ".ad", ".nh", ".SH", ".TP", ".PP", ".nf", ".fi"]
    for page in pages {
      let orders = page.text.split(separator: "\n").filter {
        $0.hasPrefix(".") || $0.hasPrefix("'")
      }
      let odd = orders.filter { line in !known.contains(String(line.prefix { $0 != " " })) }
      #expect(odd.isEmpty)
    }
  }

  @Test func `A page names every option and every exit code`() {
    let page = ManualPage.of(.build).text
    for option in Command.build.options {
      #expect(page.contains(option.names[0].replacing("-", with: "\\-")))
    }
    for code in ExitCode.allCases { #expect(page.contains("\\fB\(code.rawValue)\\fR")) }
  }

  @Test func `Tables keep their lines`() {
    let page = ManualPage.of(.build).text
    let table = page.split(separator: ".nf\n").dropFirst().first?.split(separator: ".fi\n").first
    #expect(table?.contains("a Swift package") == true)
    #expect(page.count(of: ".nf\n") == page.count(of: ".fi\n"))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { split(separator: part).count - 1 }
}
