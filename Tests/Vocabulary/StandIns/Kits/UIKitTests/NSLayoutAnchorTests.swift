import AppKit
import Foundation
import Testing
import UIKit

@MainActor @Suite struct NSLayoutAnchorTests {
  @Test func rulesAreMadeAndTurnedOnAndOff() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let rules = [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
      inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      inner.widthAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 2),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ]
    NSLayoutConstraint.activate(rules)
    let (on, constants) = (rules.map { $0.isActive }, rules.map { $0.constant })
    #expect(on == [true, true, true, true] && constants == [8, 0, 0, 40])
    #expect(rules[2].multiplier == 2)
    NSLayoutConstraint.deactivate(rules)
    let still = rules.map { $0.isActive }
    #expect(still == [false, false, false, false])
  }

  @Test func theMacsScreenIsTheDevices() {
    #expect(NSScreen.main?.frame == UIScreen.main.bounds)
    #expect(NSScreen.screens.first?.backingScaleFactor == UIScreen.main.scale)
  }
}
