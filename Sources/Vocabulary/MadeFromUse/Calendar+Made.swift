public import Foundation

extension Calendar {
  /// Between dates, though it could be between other components as well.
  public func dateComponents<Start: MadeValue, End: MadeValue>(
    _ components: Set<Component>, from start: Start, to end: End
  ) -> DateComponents {
    let (start, end): (Date, Date) = (
      madeAnswer(of: Made(of: start, "")), madeAnswer(of: Made(of: end, ""))
    )
    return dateComponents(components, from: start, to: end)
  }
}
