import Foundation
import SwiftUI

/// Facts/recordings.md#cases, text/fit.
let fitCases: [VectorCase] =
  [
    .size("text/fit/minimumScaleFactor(.5) no limit@80") { Text(fox).minimumScaleFactor(0.5) },
    .size("text/fit/font(.title).lineLimit(1).minimumScaleFactor(.5)@100") {
      Text(fox).font(.title).lineLimit(1).minimumScaleFactor(0.5)
    },
  ]
  + [("5", 100), ("5", 80), ("5", 40), ("8", 100), ("8", 80), ("8", 60)].map { factor, width in
    .size("text/fit/lineLimit(1).minimumScaleFactor(.\(factor))@\(width)") {
      Text(fox).lineLimit(1).minimumScaleFactor(factor == "5" ? 0.5 : 0.8)
    }
  }
  + [116, 112, 100].map { width in
    .size("text/fit/lineLimit(1).allowsTightening(true)@\(width)") {
      Text(fox).lineLimit(1).allowsTightening(true)
    }
  }
  + [116, 112, 108, 100].map { width in
    .size("text/fit/lineLimit(1) plain@\(width)") { Text(fox).lineLimit(1) }
  }
