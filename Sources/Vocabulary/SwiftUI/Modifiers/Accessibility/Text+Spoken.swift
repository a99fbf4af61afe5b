import ViewGraph

extension Text {
  /// The text as it is read aloud.
  func spoken(in environment: EnvironmentValues) -> String {
    var printer = TextPrinter(environment)
    printer.append(self, style: TextStyle(environment))
    return printer.spoken
  }
}
