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

  /// The sizes the widget is drawn in, of those that the device has.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { $0.families = families.map(\.name) }
  }

  public func contentMarginsDisabled() -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { $0.contentMarginsDisabled = true }
  }

  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { $0.backgroundRemovable = isRemovable }
  }

  /// Whether people configure the widget before it is added; nothing asks here.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Where the widget is not recommended. It is drawn all the same, and a note says so.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { widget in
      widget.disfavored += locations.map { ($0.name, families.map(\.name)) }
    }
  }

  /// Where else a Live Activity is drawn from the content of its Lock Screen: `.small` is the Smart
  /// Stack of a watch, and on the device `carplay` the screen of a car.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { widget in
      guard families.contains(.small), widget.configuration == .activity else { return }
      widget.families?.append(ActivityPresentation.small.rawValue)
    }
  }

  /// How the widget stands in space; changes nothing on flat screens.
  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration { self }

  /// The surface of the widget in space; changes nothing on flat screens.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }

  /// Called in a simulated day only: in a gallery nothing is loaded in the background.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    onBackgroundURLSessionEvents(matching: { $0 == matchingString }, urlSessionEvent)
  }

  /// Called in a simulated day only: in a gallery nothing is loaded in the background.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) {
      $0.backgroundEvents.append(
        BackgroundEvents(matches: matching ?? { _ in true }, handle: urlSessionEvent))
    }
  }

  /// The kind of a widget on another platform; changes nothing.
  public func associatedKind(_ kind: String?) -> some WidgetConfiguration { self }

  /// Lets pushes reload the widget; they come in a simulated day only.
  public func pushHandler(_ type: any WidgetPushHandler.Type) -> some WidgetConfiguration {
    _ModifiedConfiguration(self) { $0.takesPushes = true }
  }
}

extension Text {
  /// The characters outside of any render, for names and descriptions.
  var plainString: String { string(in: EnvironmentValues()) }
}

public struct WidgetLocation: Hashable, Sendable {
  /// As people call it.
  let name: String
  public static let homeScreen = WidgetLocation(name: "the Home Screen")
  public static let lockScreen = WidgetLocation(name: "the Lock Screen")
  public static let standBy = WidgetLocation(name: "StandBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "the Mac")
  public static let carPlay = WidgetLocation(name: "CarPlay")
}

public enum ActivityFamily: Hashable, Sendable, CaseIterable { case small, medium }

public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String
  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

public struct WidgetTexture: Hashable, Sendable {
  private let name: String
  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}
