package import Encodings

/// How values of a type are read and written.
package struct SettingForm<Value: Sendable>: Sendable {
  package var outline: SettingOutline
  /// Nil for what has not the form.
  let read: @Sendable (JSONValue) -> Value?
  let write: @Sendable (Value) -> JSONValue
  /// The words of a value that nothing is called by; none in a good one.
  var unknown: @Sendable (Value) -> [SettingFault.Unknown] = { _ in [] }

  /// - Parameter read: nil for what has not the form.
  package init(
    _ outline: SettingOutline, read: @escaping @Sendable (JSONValue) -> Value?,
    write: @escaping @Sendable (Value) -> JSONValue
  ) {
    (self.outline, self.read, self.write) = (outline, read, write)
  }

  /// The same for a setting that may have no value.
  var optional: SettingForm<Value?> {
    let (read, write, unknown) = (read, write, unknown)
    var form = SettingForm<Value?>(
      outline, read: { read($0).map(Optional.some) }, write: { $0.map(write) ?? .null })
    form.unknown = { $0.map(unknown) ?? [] }
    return form
  }

  /// The same with an example of its own.
  package func example(_ value: JSONValue) -> SettingForm<Value> {
    var form = self
    form.outline.example = value
    return form
  }

  /// The same, whose values name files.
  package func naming(
    _ files: @escaping @Sendable (JSONValue) -> [String]
  ) -> SettingForm<Value> {
    var form = self
    form.outline.files = files
    return form
  }
}
