import Foundation
import SwiftUI

/// Facts/recordings.md#cases, lua-objc/*: a row with a spacing and a padding in 120 × 160.
let parityCases: [VectorCase] = [
  .frames("lua-objc/mac/s8.p0.nested") { nested(8, 0) },
  .frames("lua-objc/mac/s20.p12.nested") { nested(20, 12) },
  .frames("lua-objc/ios/s8.p0.nested") { nested(8, 0) },
  .frames("lua-objc/ios/s20.p0.mixed") {
    HStack(spacing: 20) { pair }.padding(0).named("root")
  },
  .frames("lua-objc/ios/s8.p12.nested") { nested(8, 12) },
  .frames("lua-objc/ios/s20.p0.nested") { nested(20, 0) },
  .frames("lua-objc/ios/s20.p12.nested") { nested(20, 12) },
  .size("lua-objc/mac/parity-text") { Text("Parity text").font(.system(size: 13)) },
]

@MainActor @ViewBuilder private var pair: some View {
  Text("Parity").font(.system(size: 13)).named("first")
  Text("Longer label").font(.system(size: 20)).named("second")
}

@MainActor private func nested(_ spacing: CGFloat, _ padding: CGFloat) -> some View {
  HStack(spacing: spacing) {
    pair
    VStack(spacing: 0) {
      Text("Nested").font(.system(size: 13)).named("innerText")
      Spacer(minLength: 0)
    }.named("inner")
  }.padding(padding).named("root")
}
