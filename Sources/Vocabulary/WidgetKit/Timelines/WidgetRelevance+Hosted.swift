import AppIntents
import WidgetHost

extension WidgetRelevance where Configuration: AppIntent {
  /// What is said of each configuration, in the order in which those are first named. They are the
  /// same where their parameters have the same values.
  var byConfiguration: [(configuration: Configuration, contexts: [RelevantContext])] {
    var keys: [[IntentParameterDescription]] = []
    var found: [(configuration: Configuration, contexts: [RelevantContext])] = []
    for attribute in attributes {
      guard let configuration = attribute.configuration else { continue }
      let key = IntentReflection.parameters(of: configuration)
      let contexts = attribute.context.map { [$0] } ?? []
      if let index = keys.firstIndex(of: key) {
        found[index].contexts += contexts
      } else {
        keys.append(key)
        found.append((configuration, contexts))
      }
    }
    return found
  }

  /// As the host knows it, with the instances that are configured so.
  func hosted(_ instances: ConfiguredInstances) -> [HostedRelevance] {
    byConfiguration.map {
      HostedRelevance(
        instance: instances.id(of: $0.configuration), contexts: $0.contexts.map(\.hosted))
    }
  }
}

/// The instances of a widget by what configures them.
final class ConfiguredInstances {
  private var known: [(id: String, intent: any AppIntent)] = []

  func add(_ id: String, _ intent: any AppIntent) { known.append((id, intent)) }

  /// The instance of a configuration; one that is new gets the next number.
  func known(_ intent: any AppIntent, prefix: String) -> String {
    if let id = id(of: intent) { return id }
    let id = "\(prefix)-\(known.count + 1)"
    add(id, intent)
    return id
  }

  /// The instance whose parameters have the values of these.
  func id(of intent: any AppIntent) -> String? {
    let key = IntentReflection.parameters(of: intent)
    return known.first { IntentReflection.parameters(of: $0.intent) == key }?.id
  }
}

extension RelevantContext {
  /// As the host knows it.
  var hosted: HostedRelevance.Context {
    switch contents {
    case .date(let interval, let kind): .date(interval, kind: kind.rawValue)
    case .location(let location): .location(location.rawValue)
    case .fitness(let kind): .fitness(kind.rawValue)
    case .sleep(let kind): .sleep(kind.rawValue)
    case .hardware(let kind): .hardware(kind.rawValue)
    }
  }
}
