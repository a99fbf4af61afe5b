public import Foundation
public import FoundationAdditions

public enum InputConnectionBehavior: Sendable {
  case `default`
  /// Takes nothing.
  case never
  case connectToPreviousIntentResult
}

public enum IntentNumberControlStyle: Sendable {
  case field
  case stepper
  case slider
}

public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The same number everywhere.
  public init(integerLiteral value: Int) {}

  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}

  public init(min: Int, max: Int) {}
}

/// A widget's size and location, as far as a parameter knows of it.
public enum IntentWidgetFamily: Int, Sendable, Hashable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}

extension String {
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
      case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

    /// How a text is typed; nothing is typed here.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}

extension Bool {
  public struct IntentDisplayName: Sendable {
    let yes: LocalizedStringResource
    let no: LocalizedStringResource

    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      self.yes = yes
      self.no = no
    }

    public static let trueFalse = Self(true: "true", false: "false")
    public static let onOff = Self(true: "on", false: "off")
    public static let yesNo = Self(true: "yes", false: "no")
  }
}

extension Date {
  public enum IntentKind: Sendable {
    case date
    case time
    case dateTime
  }
}
