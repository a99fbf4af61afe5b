public import Foundation
public import SwiftUI
import ViewGraph
package import WidgetHost

public struct TimelineProviderContext: @unchecked Sendable {
  /// The values of the environment the widget may be drawn in.
  @dynamicMemberLookup public struct EnvironmentVariants {
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    /// The values by their names; `nil`, as for those that have only one.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }
  }

  /// Always without variants.
  public let environmentVariants = EnvironmentVariants()
  public let family: WidgetFamily
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize

  package init(_ request: ProviderRequest) {
    family = WidgetFamily(name: request.family) ?? .systemSmall
    isPreview = request.isPreview
    displaySize = request.size
  }
}
