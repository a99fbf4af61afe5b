import Foundation
public import FoundationAdditions
public import SwiftUI
import ViewGraph
import WidgetHost

extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { $0.displayName = displayName.plainString }
  }

  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(verbatim: String(displayName)))
  }

  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  public func description(_ description: Text) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { $0.description = description.plainString }
  }

  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(verbatim: String(description)))
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { $0.families = families.map(\.name) }
  }

  /// Takes away the margins the system leaves around the content.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { $0.contentMarginsDisabled = true }
  }

  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { $0.backgroundRemovable = isRemovable }
  }

  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }

  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration { self }

  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }

  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }

  public func pushHandler<T>(_ type: T.Type) -> some WidgetConfiguration { self }
}

extension Text {
  /// The characters outside of any render, for names and descriptions.
  var plainString: String { string(in: EnvironmentValues()) }
}

/// Where widgets can stand.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// Families of Live Activities.
public enum ActivityFamily: Hashable, Sendable, CaseIterable { case small, medium }

/// How a widget stands in space.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String
  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The surface of a widget in space.
public struct WidgetTexture: Hashable, Sendable {
  private let name: String
  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}
