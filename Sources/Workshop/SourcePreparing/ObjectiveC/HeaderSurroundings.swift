/// What is at hand for what headers declare.
package struct HeaderSurroundings: Hashable, Sendable {
  /// Modules that headers may speak of, sorted.
  package var modules: [String]
  /// Names of types that were looked for and that nothing has.
  package var absent: Set<String>
  /// Classes that have no heirs in other modules.
  package var closed: Set<String>

  package init(modules: [String] = [], absent: Set<String> = [], closed: Set<String> = []) {
    (self.modules, self.absent, self.closed) = (modules, absent, closed)
  }
}
