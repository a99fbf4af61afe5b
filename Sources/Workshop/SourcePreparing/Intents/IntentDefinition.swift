/// What an `.intentdefinition` file declares: the intents by which people configure a widget, with
/// the types of their parameters.
///
/// Xcode makes Swift classes of it when it builds; `IntentSources` does the same here.
package struct IntentDefinition: Hashable, Sendable {
  /// An enumeration people choose from.
  struct Enumeration: Hashable, Sendable {
    /// One choice.
    struct Case: Hashable, Sendable {
      var name: String
      var rawValue: Int
    }

    /// The name by which parameters refer to it.
    var name: String
    var className: String
    var cases: [Case]
  }

  /// A type of the app's own objects.
  struct ObjectType: Hashable, Sendable {
    /// The name by which parameters refer to it.
    var name: String
    var className: String
    /// Besides those every object has.
    var properties: [DefinedParameter]
  }

  /// One intent.
  struct Intent: Hashable, Sendable {
    /// Without the ending.
    var name: String
    /// With prefix and ending, as code writes it.
    var className: String
    var parameters: [DefinedParameter]
    var response: Response
  }

  /// What handling an intent answers.
  struct Response: Hashable, Sendable {
    /// One way in which handling can end.
    struct Code: Hashable, Sendable {
      var name: String
      /// Names of the properties its sentence speaks of, in their order.
      var mentioned: [String]
    }

    var properties: [DefinedParameter] = []
    var codes: [Code] = []
  }

  /// Relative to the input.
  package var path: String
  var enumerations: [Enumeration] = []
  var objects: [ObjectType] = []
  var intents: [Intent] = []

  init(path: String) {
    self.path = path
  }
}
