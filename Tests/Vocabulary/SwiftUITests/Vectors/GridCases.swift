import SwiftUI

/// Facts/recordings.md#cases, grid/*.
let gridCases: [VectorCase] = [
  .frames("grid/basic") {
    Grid {
      GridRow {
        Text("A").named("a")
        Text("BB").named("bb")
        Text("CCC").named("ccc")
      }
      GridRow {
        box(30, 20).named("red")
        Text("E").named("e")
        box(50, 40).named("blue")
      }
      GridRow {
        Text("G").named("g")
        Text("H").named("h")
      }
    }.named("grid")
  },
  .frames("grid/alignment") {
    HStack(alignment: .top, spacing: 16) {
      alignedGrid(.bottomTrailing, ["bottomTrailing", "a", "red", "blue", "h"])
      alignedGrid(.center, ["center", "ca", "cred", "cblue", "ch"])
    }.named("row")
  },
  .frames("grid/flexible") {
    Grid {
      GridRow {
        Text("A").named("a")
        Color.red.frame(height: 20).named("red")
        Text("CCC").named("ccc")
      }
      GridRow {
        Color.blue.frame(height: 30).named("blue")
        Text("E").named("e")
        Color.green.frame(height: 30).named("green")
      }
    }.named("grid").frame(width: 280)
  },
]

@MainActor private func alignedGrid(_ alignment: Alignment, _ names: [String]) -> some View {
  Grid(alignment: alignment) {
    GridRow {
      Text("A").named(names[1])
      box(40, 40).named(names[2])
    }
    GridRow {
      box(60, 20).named(names[3])
      Text("H").named(names[4])
    }
  }.named(names[0])
}
