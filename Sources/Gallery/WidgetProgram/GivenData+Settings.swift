import Encodings
import Foundation
import WidgetHost
import WidgetSettings

extension GivenData {
  /// What settings give.
  init(_ settings: SettingValues) {
    self.init()
    activities = settings[.activities].mapValues {
      Activity(
        attributes: $0.attributes.map(Self.data),
        contents: $0.contents.map {
          Activity.Content(
            state: Self.data($0.state), staleDate: $0.staleDate.map(Self.data),
            relevanceScore: $0.relevanceScore)
        })
    }
    instances = settings[.instances].mapValues { instances in
      instances.map { Instance(title: $0.title, parameters: $0.parameters.mapValues(Self.data)) }
    }
  }

  private static func data(_ json: JSONValue) -> Data { Data(json.json.utf8) }
}
