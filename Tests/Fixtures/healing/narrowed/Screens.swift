import SwiftUI

enum Wording {
  static let title = "Narrowed"
}

extension Wording {
  static var author: NoSuchAuthor { NoSuchAuthor() }
}

/// Nothing leads here from a widget.
struct Screen: View {
  let partOne: NoSuchPartOne
  let partTwo: NoSuchPartTwo
  let partThree: NoSuchPartThree
  let partFour: NoSuchPartFour
  let partFive: NoSuchPartFive
  let partSix: NoSuchPartSix
  let partSeven: NoSuchPartSeven
  let partEight: NoSuchPartEight
  let partNine: NoSuchPartNine
  let partTen: NoSuchPartTen
  let partEleven: NoSuchPartEleven
  let partTwelve: NoSuchPartTwelve
  let partThirteen: NoSuchPartThirteen
  let partFourteen: NoSuchPartFourteen
  let partFifteen: NoSuchPartFifteen
  let partSixteen: NoSuchPartSixteen
  let partSeventeen: NoSuchPartSeventeen
  let partEighteen: NoSuchPartEighteen
  let partNineteen: NoSuchPartNineteen
  let partTwenty: NoSuchPartTwenty
  let partTwentyOne: NoSuchPartTwentyOne
  let partTwentyTwo: NoSuchPartTwentyTwo
  var body: some View { Row(part: partOne) }
}

struct Row: View {
  let part: NoSuchPartOne
  var body: some View { Text(part.name).screenTitle() }
}

extension Text {
  func screenTitle() -> some View { font(NoSuchPartTwo.font) }
}
