import Foundation
import TestSupport
import Testing
import WidgetSettings

@testable import SourcePreparing

@Suite struct AssetSymbolsTests {
  /// Names as Xcode 15 and 16 were seen to write them.
  private static let names: [(String, String, String)] = [
    ("AccentColor", "color", "accent"), ("BGColorOne", "color", "bgColorOne"),
    ("black-color", "color", "black"), ("black_color_01", "color", "blackColor01"),
    ("Color", "color", "color"), ("colorEE", "color", "colorEE"),
    ("color_9DA2A5", "color", "color9DA2A5"), ("292C38", "color", "_292_C_38"),
    ("FFE05D", "color", "FFE_05_D"), ("c50000", "color", "c50000"),
    ("bubble-chat", "image", "bubbleChat"), ("pro plan", "image", "proPlan"),
    ("download (10)", "image", "download10"), ("launchImage", "image", "launch"),
    ("wexlo_chat_send_image", "image", "wexloChatSend"), ("images", "image", "images"),
    ("image-coming-soon", "image", "imageComingSoon"), ("AppIconImage", "image", "appIcon"),
    ("3x", "image", "_3X"), ("1gridPopupBg2", "image", "_1GridPopupBg2"),
    ("2x_left_claw", "image", "_2XLeftClaw"), ("16_9", "image", "_16_9"), ("3D", "image", "_3_D"),
    ("a1cef908ea", "image", "a1Cef908Ea"), ("M", "image", "M"), ("BMW", "image", "BMW"),
    ("TLS2016", "image", "TLS_2016"), ("TLSold", "image", "tlSold"), ("M-stadt", "image", "mStadt"),
    ("A-1-1-0", "image", "A_1_1_0"), ("menu_BAr", "image", "menuBAr"),
    ("default", "image", "`default`"),
    ("Connecting0_", "image", "connecting0"),
  ]

  @Test(arguments: names)
  func namesSymbolsAsXcodeDoes(asset: String, ending: String, symbol: String) {
    #expect(AssetSymbolName(asset, dropping: ending)?.text == symbol)
  }

  @Test func namesNothingWithoutLetters() {
    #expect(AssetSymbolName("--", dropping: "image") == nil)
    #expect(AssetSymbolName(namespace: "iconPreviews")?.text == "IconPreviews")
  }

  private static func catalog(_ sets: [String]) throws -> TemporaryFolder {
    let space = "{\"properties\": {\"provides-namespace\": true}}"
    let folder = try TemporaryFolder(["A.xcassets/Theme/Contents.json": space])
    for set in sets { try folder.write("{}", "A.xcassets/\(set)/Contents.json") }
    return folder
  }

  private func text(
    _ sets: [String], _ platform: TargetPlatform = .iOS,
    members: Set<FileFacts.ExtensionMember> = []
  ) throws -> String? {
    let folder = try Self.catalog(sets)
    let path = folder.url.path + "/A.xcassets"
    return AssetSymbols([path], members: members).text(for: platform)
  }

  @Test func writesResourcesAndMembers() throws {
    let text = try text([
      "Brand Color.colorset", "Theme/Ink.colorset", "Group/logo.imageset", "Group/mark.symbolset",
      "AppIcon.appiconset",
    ])
    #expect(
      text == """
        import SwiftUI
        import UIKit

        nonisolated extension ColorResource {
          static let brand = ColorResource(name: "Brand Color", bundle: .main)
          nonisolated enum Theme {
            static let ink = ColorResource(name: "Theme/Ink", bundle: .main)
          }
        }

        nonisolated extension ImageResource {
          static let logo = ImageResource(name: "logo", bundle: .main)
          static let mark = ImageResource(name: "mark", bundle: .main)
        }

        nonisolated extension SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(.brand) }
          nonisolated enum Theme {
            static var ink: SwiftUI.Color { SwiftUI.Color(.Theme.ink) }
          }
        }

        nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(.brand) }
        }

        nonisolated extension UIKit.UIColor {
          static var brand: UIKit.UIColor { UIKit.UIColor(resource: .brand) }
          nonisolated enum Theme {
            static var ink: UIKit.UIColor { UIKit.UIColor(resource: .Theme.ink) }
          }
        }

        nonisolated extension UIKit.UIImage {
          static var logo: UIKit.UIImage { UIKit.UIImage(resource: .logo) }
          static var mark: UIKit.UIImage { UIKit.UIImage(resource: .mark) }
        }

        """)
  }

  @Test func theFirstByNameHasTheSymbol() throws {
    let text = try #require(try text(["card.colorset", "card-color.colorset"], .macOS))
    #expect(text.contains("name: \"card\""))
    #expect(!text.contains("card-color"))
    #expect(!text.contains("UIKit"))
  }

  @Test func leavesOutWhatTheSystemAndTheProgramHave() throws {
    let own: Set = [
      FileFacts.ExtensionMember(type: "Color", name: "brand"),
      FileFacts.ExtensionMember(type: "ColorResource", name: "brand"),
    ]
    let text = try #require(
      try text(
        ["Brand.colorset", "Red.colorset", "Background.colorset"], .macOS, members: own))
    #expect(
      text == """
        import SwiftUI

        nonisolated extension ColorResource {
          static let background = ColorResource(name: "Background", bundle: .main)
          static let red = ColorResource(name: "Red", bundle: .main)
        }

        nonisolated extension SwiftUI.Color {
          static var background: SwiftUI.Color { SwiftUI.Color(.background) }
        }

        nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(.brand) }
        }

        """)
  }

  @Test func writesNothingWithoutAssets() throws {
    #expect(try text(["AppIcon.appiconset"]) == nil)
  }
}
