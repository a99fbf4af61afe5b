/// Whose type sizes and vertical metrics apply.
package enum TypePlatform: String, Hashable, Sendable, CaseIterable {
  case iOS
  case watchOS
  case macOS
}
