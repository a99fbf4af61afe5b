public import Foundation
public import VectorDrawing
public import ViewGraph

/// A change of looks that leaves the layout alone.
public protocol VisualEffect: Sendable {
  /// Changes a view. Not for widget code.
  func _apply(_ view: AnyView) -> AnyView
}

/// No change of looks.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public nonisolated init() {}
  public func _apply(_ view: AnyView) -> AnyView { view }
}

/// A change of looks after others.
public struct _ChangedEffect: VisualEffect {
  let base: any VisualEffect
  let change: @Sendable (AnyView) -> any View

  public func _apply(_ view: AnyView) -> AnyView {
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    return erased(change(base._apply(view)))
  }
}

extension VisualEffect {
  private func changed(
    _ change: @escaping @Sendable (AnyView) -> any View
  ) -> _ChangedEffect { _ChangedEffect(base: self, change: change) }

  /// 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity(opacity) } }
  /// Points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    changed { $0.offset(x: x, y: y) }
  }
  /// Points.
  public func offset(_ offset: CGSize) -> some VisualEffect { changed { $0.offset(offset) } }
  /// How much larger.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    changed { $0.scaleEffect(scale, anchor: anchor) }
  }
  /// How much larger along each axis.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { changed { $0.scaleEffect(x: x, y: y, anchor: anchor) } }
  /// Turns.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed { $0.rotationEffect(angle, anchor: anchor) }
  }
  /// Points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    changed { $0.blur(radius: radius, opaque: opaque) }
  }
  /// −1…1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    changed { $0.brightness(amount) }
  }
  /// 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { changed { $0.contrast(amount) } }
  /// 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    changed { $0.saturation(amount) }
  }
  /// 0…1.
  public func grayscale(_ amount: Double) -> some VisualEffect { changed { $0.grayscale(amount) } }
  /// Turns the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { changed { $0.hueRotation(angle) } }
}

extension View {
  /// Changes looks by the view's own geometry; the layout stays as it was without.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> _ModifiedView {
    let base = AnyView(self)
    return hidden().overlay {
      GeometryReader { proxy in
        effect(EmptyVisualEffect(), proxy)._apply(
          AnyView(base.frame(width: proxy.size.width, height: proxy.size.height)))
      }
    }
  }
}
