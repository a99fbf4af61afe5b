import Meals
import SwiftUI
import VitrineTesting
import XCTest

final class MealCases: XCTestCase {
  @MainActor func testRowInLargeType() async {
    await expectPicture(
      of: MealRow(Meal("Dinner", at: "19:00", symbol: "moon")),
      in: PictureSurroundings(.systemMedium).with(\.dynamicTypeSize, .xxxLarge))
  }
}
