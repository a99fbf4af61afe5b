/// The names that need an alias inside the user's module.
///
/// A file that imports nothing but Foundation does not see this module, or sees Foundation's
/// unavailable declaration of the same name. The file that `vitrine build` generates into the
/// user's module therefore holds `typealias X = FoundationAdditions.X` for each of these.
package enum ShadowedNames {
  /// Types to alias, in alphabetical order.
  package static let types = [
    "CustomLocalizedStringResourceConvertible",
    "DateComponentsFormatter",
    "HTTPURLResponse",
    "InlinePresentationIntent",
    "ListFormatter",
    "LocalizedStringResource",
    "MeasurementFormatUnitUsage",
    "MeasurementFormatter",
    "NSExtensionContext",
    "NSItemProvider",
    "NSUserActivity",
    "RelativeDateTimeFormatter",
    "URLCache",
    "URLRequest",
    "URLResponse",
    "URLSession",
    "URLSessionConfiguration",
    "URLSessionDataDelegate",
    "URLSessionDataTask",
    "URLSessionDelegate",
    "URLSessionDownloadTask",
    "URLSessionTask",
    "URLSessionTaskDelegate",
    "URLSessionUploadTask",
  ]
}
