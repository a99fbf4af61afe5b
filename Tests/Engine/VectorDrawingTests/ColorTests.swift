import Foundation
import Testing

@testable import VectorDrawing

struct ColorTests {
  private func bytes(_ color: RGBA) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  /// The recorded midpoint of red and blue with the colours of iOS 26
  /// (Facts/colors.md#gradients); the mixture in sRGB would be (128, 96, 158).
  @Test func `gradients mix as Apple's do`() {
    let red = RGBA(red: 1, green: 56.0 / 255, blue: 60.0 / 255)
    let blue = RGBA(red: 0, green: 136.0 / 255, blue: 1)
    let found = bytes(red.mixed(with: blue, by: 0.5))
    let apart = zip(found, [170, 121, 168]).map { abs($0 - $1) }
    #expect(apart.allSatisfy { $0 <= 2 }, "\(found)")
  }

  @Test(arguments: [
    RGBA.black, .white, RGBA(red: 0.2, green: 0.4, blue: 0.9), RGBA(red: 1.2, green: -0.1, blue: 0),
  ])
  func `Oklab there and back is the same colour`(color: RGBA) {
    let back = Oklab(color).rgba
    let apart = [back.red - color.red, back.green - color.green, back.blue - color.blue]
    #expect(apart.allSatisfy { abs($0) < 1e-4 }, "\(apart)")
  }

  @Test func `the ends of a mixture are the ends, and a clear end adds no hue`() {
    let red = RGBA(red: 1, green: 0, blue: 0)
    #expect(bytes(red.mixed(with: .white, by: 0)) == [255, 0, 0])
    #expect(bytes(red.mixed(with: .white, by: 1)) == [255, 255, 255])
    let faded = red.mixed(with: .clear, by: 0.5)
    #expect(bytes(faded) == [255, 0, 0] && faded.alpha == 0.5)
    #expect(RGBA.clear.mixed(with: .clear, by: 0.5).alpha == 0)
  }

  @Test func `Display P3 keeps greys and overshoots in sRGB`() {
    #expect(bytes(RGBA(displayP3: 0.4, 0.4, 0.4, alpha: 1)) == [102, 102, 102])
    let red = RGBA(displayP3: 1, 0, 0, alpha: 1)
    // Known coordinates of the P3 red in sRGB: 1.0931, −0.2267, −0.1501.
    #expect(abs(red.red - 1.0931) < 1e-3 && abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 1e-3)
  }

  @Test(arguments: [-0.5, 0, 0.001, 0.04045, 0.5, 1, 1.3] as [Double])
  func `the transfer curve undoes itself`(value: Double) {
    #expect(abs(RGBA.encode(RGBA.decode(value)) - value) < 1e-6)
  }

  @Test func `paints fade, and are clear when nothing would show`() {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1),
    ]
    let gradient = Paint.gradient(
      GradientPaint(geometry: .linear(from: .zero, to: CGPoint(x: 1, y: 0)), stops: stops))
    #expect(!gradient.isClear && gradient.opacity(0).isClear && gradient.opacity(1) == gradient)
    #expect(
      Paint.color(.clear).isClear && Paint.color(.white).opacity(0.5) == .color(.white.opacity(0.5))
    )
    #expect(RGBA.white.luminance == 1 && RGBA.black.luminance == 0)
  }
}
