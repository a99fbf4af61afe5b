public import Foundation
package import VectorDrawing

/// Where code draws. Outlines and images are kept as such: there are no pixels to read or to set.
open class CGContext {
  /// What `saveGState` keeps.
  struct State {
    var fill = RGBA.black
    var stroke = RGBA.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var interpolation = CGInterpolationQuality.default
    var transform = CGAffineTransform.identity
    /// In coordinates of the whole drawing, each inside the one before.
    var clips: [(path: Path, evenOdd: Bool)] = []
  }

  var state = State()
  private var saved: [State] = []
  /// In coordinates of the whole drawing.
  private(set) var outline = CGMutablePath()
  private let receive: (DisplayItem) -> Void
  /// What a bitmap's context has drawn.
  private let bitmap: Bitmap?

  private final class Bitmap {
    let width: Int
    let height: Int
    var items: [DisplayItem] = []

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  package init(receive: @escaping (DisplayItem) -> Void) {
    self.receive = receive
    bitmap = nil
  }

  /// A drawing of so many pixels, with the origin at its lower left corner. Nothing is ever written
  /// to `data`.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    self.bitmap = bitmap
    receive = { bitmap.items.append($0) }
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  public var width: Int { bitmap?.width ?? 0 }
  public var height: Int { bitmap?.height ?? 0 }
  /// Always `nil`: there are no pixels.
  public var data: UnsafeMutableRawPointer? { nil }

  /// What a bitmap's context has drawn so far; `nil` for any other.
  public func makeImage() -> CGImage? {
    bitmap.map { CGImage(DrawnItems($0.items), width: $0.width, height: $0.height) }
  }

  public func saveGState() { saved.append(state) }

  public func restoreGState() { if let last = saved.popLast() { state = last } }

  public var ctm: CGAffineTransform { state.transform }

  /// A transform that is no number, or leads to none, is passed over, which is said where the
  /// drawing is shown.
  public func concatenate(_ transform: CGAffineTransform) {
    let whole = transform.concatenating(state.transform)
    if whole.isDrawable {
      state.transform = whole
    } else {
      receive(.fill(.undrawable, .color(state.fill), evenOdd: false, node: 0))
    }
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Whether nothing that is drawn is moved, cut or faint.
  package var drawsAsIs: Bool { state.clips.isEmpty && state.alpha >= 1 && ctm == .identity }

  public func beginPath() { outline = CGMutablePath() }

  /// Takes the outline, in coordinates of the whole drawing.
  func takeOutline() -> Path {
    defer { outline = CGMutablePath() }
    return outline.path
  }

  /// Goes on with an outline that was taken.
  func restore(_ path: CGMutablePath) { outline = path }

  func emit(_ item: DisplayItem) {
    var item = item
    if state.alpha < 1 {
      var group = GroupItem([item], node: 0)
      group.opacity = Double(max(state.alpha, 0))
      item = .group(group)
    }
    for clip in state.clips.reversed() {
      var group = GroupItem([item], node: 0)
      (group.clip, group.clipEvenOdd) = (clip.path, clip.evenOdd)
      item = .group(group)
    }
    receive(item)
  }
}
