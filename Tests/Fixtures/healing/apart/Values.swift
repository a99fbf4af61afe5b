import SwiftUI

extension EnvironmentValues {
  @Entry var beverage = "Tea"
}
