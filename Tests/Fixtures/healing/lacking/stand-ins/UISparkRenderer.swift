import UIKit

// A single type that a module of ours lacks, beside what it has.
public final class UISparkRenderer: NSObject {
  private let color: UIColor

  public init(color: UIColor) { self.color = color }

  public var label: String { "spark" }
  public var tint: UIColor { color.withAlphaComponent(1) }
}
