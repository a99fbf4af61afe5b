/// What a provider has asked of the device for an answer.
package struct ProviderNeeds: Hashable, Sendable {
  /// How many addresses of the network.
  package var loads = 0
  /// How often the location, which was refused.
  package var refusedLocations = 0
  /// How often whether it is light or dark.
  package var appearances = 0

  package init(loads: Int = 0, refusedLocations: Int = 0, appearances: Int = 0) {
    (self.loads, self.refusedLocations, self.appearances) = (loads, refusedLocations, appearances)
  }
}

extension WidgetDay.Reload {
  /// Takes over what was asked for its answer.
  mutating func take(_ needs: ProviderNeeds) {
    func some(_ count: Int) -> Int? { count > 0 ? count : nil }
    (loads, refusedLocations) = (some(needs.loads), some(needs.refusedLocations))
    appearances = some(needs.appearances)
  }
}
