public import Foundation
public import SwiftUI

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == PersistentIdentifier {
    nonisolated(unsafe) let store = store ?? .standard
    self.init({ store.identifier(key) ?? wrappedValue }, { store.keep($0, key) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
    nonisolated(unsafe) let store = store ?? .standard
    self.init({ store.identifier(key) }, { store.keep($0, key) })
  }
}

/// User defaults hold an identifier as the data that it is coded as.
extension UserDefaults {
  fileprivate func identifier(_ key: String) -> PersistentIdentifier? {
    data(forKey: key).flatMap { try? JSONDecoder().decode(PersistentIdentifier.self, from: $0) }
  }

  fileprivate func keep(_ identifier: PersistentIdentifier?, _ key: String) {
    set(identifier.flatMap { try? JSONEncoder().encode($0) }, forKey: key)
  }
}
