import SwiftUI

/// Stacks in stacks, to see whether depth costs more than it must.
struct DeepCard: View {
  /// How many stacks lie in each other.
  let depth: Int

  var body: some View { level(depth).padding(8) }

  private func level(_ depth: Int) -> AnyView {
    let label = Text("L\(depth)").font(.system(size: 10, weight: .medium))
    if depth == 0 { return AnyView(Text("Leaf").font(.system(size: 12))) }
    if depth % 2 == 0 {
      return AnyView(
        VStack(alignment: .leading, spacing: 2) {
          label
          level(depth - 1)
        }.padding(1))
    }
    return AnyView(
      HStack(spacing: 2) {
        label
        if depth % 4 == 3 { Spacer() }
        level(depth - 1)
      }.padding(1))
  }
}
