import LayoutEngine
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

/// Corners that follow those of a container of 100 × 80 points with a radius of 20.
@MainActor @Suite struct ConcentricRectangleTests {
  /// The radii of the one shape that is drawn: top leading, top trailing, bottom leading, bottom
  /// trailing.
  private func radii(_ view: some View, rightToLeft: Bool = false) -> [CGFloat] {
    let probe = LayoutProbe(
      view.containerShape(.rect(cornerRadius: 20)).frame(width: 100, height: 80), width: 200,
      height: 200, rightToLeft: rightToLeft)
    for case .fill(let path, _, _, _) in probe.painted.items {
      switch path.storage {
      case .rounded(_, let radii, _):
        return [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
      case .rect: return [0, 0, 0, 0]
      default: break
      }
    }
    return []
  }

  @Test func `each corner is as far inside as the edges that meet in it`() {
    #expect(radii(ConcentricRectangle().padding(8)) == [12, 12, 12, 12])
    #expect(
      radii(ConcentricRectangle().padding(.top, 8).padding(.bottom, 30)) == [12, 12, 0, 0])
    #expect(radii(ConcentricRectangle().padding(.leading, 15)) == [5, 20, 5, 20])
    #expect(
      radii(ConcentricRectangle().padding(.leading, 15), rightToLeft: true) == [20, 5, 20, 5])
    #expect(radii(ConcentricRectangle().inset(by: 4).padding(8)) == [8, 8, 8, 8])
  }

  @Test func `without a container corners are sharp, unless they say what they are`() {
    func alone(_ shape: ConcentricRectangle) -> Path {
      shape.path(in: CGRect(x: 0, y: 0, width: 50, height: 40))
    }
    let sharp = Rectangle().path(in: CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(alone(ConcentricRectangle()).boundingRect == sharp.boundingRect)
    #expect(
      alone(.rect(corners: .concentric(minimum: 6)))
        == UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(6)).path(
          in: CGRect(x: 0, y: 0, width: 50, height: 40)))
  }

  @Test func `corners are at least so round, fixed, or all like the roundest`() {
    func low(_ shape: ConcentricRectangle) -> [CGFloat] {
      radii(shape.padding(8).padding(.bottom, 20))
    }
    #expect(low(.rect(corners: .concentric)) == [12, 12, 0, 0])
    #expect(low(.rect(corners: .concentric(minimum: 5))) == [12, 12, 5, 5])
    #expect(low(.rect(corners: .concentric(minimum: .fixed(14.5)))) == [14.5, 14.5, 14.5, 14.5])
    #expect(low(.rect(corners: .concentric, isUniform: true)) == [12, 12, 12, 12])
    #expect(low(.rect(uniformTopCorners: 3, uniformBottomCorners: .concentric)) == [3, 3, 0, 0])
    #expect(
      low(.rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: 2)) == [12, 2, 12, 2])
    #expect(
      low(
        .rect(uniformTrailingCorners: .concentric, topLeadingCorner: 1, bottomLeadingCorner: 2))
        == [1, 12, 2, 12])
    #expect(
      low(
        .rect(
          topLeadingCorner: 1, topTrailingCorner: 2, bottomLeadingCorner: 3,
          bottomTrailingCorner: .concentric)) == [1, 2, 3, 0])
    #expect(
      low(.rect(uniformTopCorners: 9, bottomLeadingCorner: 1, bottomTrailingCorner: 2))
        == [9, 9, 1, 2])
    #expect(
      low(.rect(uniformBottomCorners: 9, topLeadingCorner: 1, topTrailingCorner: 2))
        == [1, 2, 9, 9])
    #expect(
      low(.rect(uniformLeadingCorners: 9, topTrailingCorner: 1, bottomTrailingCorner: 2))
        == [9, 1, 9, 2])
  }

  @Test func `numbers that are none leave sharp corners`() {
    #expect(radii(ConcentricRectangle(corners: .fixed(-4))) == [0, 0, 0, 0])
    #expect(radii(ConcentricRectangle(corners: .fixed(.infinity))) == [40, 40, 40, 40])
  }
}
