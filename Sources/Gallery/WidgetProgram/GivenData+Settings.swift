import Encodings
import Foundation
import WidgetHost
import WidgetSettings

extension GivenData {
  /// What settings give.
  init(_ settings: SettingValues) {
    self.init()
    activities = settings[.activities].mapValues {
      Activity(attributes: $0.attributes.map(Self.data), states: $0.states.map(Self.data))
    }
    instances = settings[.instances].mapValues { instances in
      instances.map { Instance(title: $0.title, parameters: $0.parameters.mapValues(Self.data)) }
    }
  }

  private static func data(_ json: JSONValue) -> Data { Data(json.json.utf8) }
}
