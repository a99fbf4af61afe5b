public import CoreGraphics

/// Where a pointer is; there is none over a picture.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}
