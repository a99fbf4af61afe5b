public import Foundation
public import SwiftUI

extension View {
  /// The areas of symbols in square points: of the lowest and the highest number, or of one
  /// category after the other.
  public nonisolated func chartSymbolSizeScale(
    range: [CGFloat], type: ScaleType? = nil
  ) -> _ModifiedView { chart { $0.symbolSizes.range = range } }

  /// The areas of symbols in square points, of the lowest and the highest number.
  public nonisolated func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> _ModifiedView {
    chart { $0.symbolSizes.range = [range.lowerBound, range.upperBound] }
  }

  /// The areas of symbols in square points.
  public nonisolated func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> _ModifiedView {
    let values = domain._request.values
    return chart {
      $0.symbolSizes.domain = values
      $0.symbolSizes.range = [range.lowerBound, range.upperBound]
    }
  }

  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, CGFloat>
  ) -> _ModifiedView {
    let (domain, range) = (mapping.map { $0.key.datum }, mapping.map { $0.value })
    return chart { ($0.symbolSizes.domain, $0.symbolSizes.range) = (domain, range) }
  }
}
