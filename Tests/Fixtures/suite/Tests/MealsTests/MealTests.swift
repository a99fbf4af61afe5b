import Meals
import SwiftUI
import Testing
import VitrineTesting

private let lunch = Meal("Lunch", at: "12:30", symbol: "sun.max")

@MainActor @Suite struct MealTests {
  @Test func row() async {
    await expectPicture(
      of: MealRow(lunch), in: PictureSurroundings().with(\.size, CGSize(width: 200, height: 40)))
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func widgetContent(scheme: ColorScheme) async {
    await expectPicture(
      of: MealRow(lunch), named: "\(scheme)", in: PictureSurroundings(.systemSmall, scheme))
  }

  @Test func lastMeal() async { await expectPictures(of: LastMealWidget()) }

  @Test func nextMeal() async {
    await expectPictures(of: NextMealWidget(), in: PictureSurroundings().with(\.entries, 2))
  }

  @Test func othersKeepTheirClock() async {
    for _ in 0..<100 {
      #expect(abs(Date().timeIntervalSince(PictureSurroundings().date)) > 60)
      try? await Task.sleep(for: .milliseconds(2))
    }
  }
}
