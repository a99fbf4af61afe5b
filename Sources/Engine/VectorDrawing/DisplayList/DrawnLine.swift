package import Foundation
import Synchronization

/// The pieces of a line, wherever the line stands. An object, as pictures show the same words in
/// the same look again and again, so that those are made, and spelt, once for all of them.
package final class DrawnLine: Sendable {
  /// The first piece, which mostly is the only one; its left edge counts from that of the text.
  private let first: TextLineItem.Fragment?
  private let others: [TextLineItem.Fragment]
  /// Points from the top of the text, before it is moved to a whole pixel.
  package let baseline: CGFloat
  private let spelt = Mutex(Spelt.never)

  /// How often the line was spelt, as far as that counts.
  private enum Spelt {
    case never
    case once
    case known(Spelling)
  }

  /// How a writer spells a line of one piece, but for where it stands.
  package final class Spelling: Sendable {
    /// The attributes and then the words.
    package let bytes: [UInt8]
    /// How many bytes are attributes.
    package let attributes: Int
    /// Where the piece lies in its text, points.
    package let x: CGFloat
    package let raise: CGFloat

    package init(_ bytes: [UInt8], attributes: Int, of piece: TextLineItem.Fragment) {
      (self.bytes, self.attributes) = (bytes, attributes)
      (x, raise) = (piece.x, piece.raise)
    }
  }

  package init(_ fragments: [TextLineItem.Fragment], baseline: CGFloat = 0) {
    (first, others) = (fragments.first, Array(fragments.dropFirst()))
    self.baseline = baseline
  }

  package init(_ only: TextLineItem.Fragment, baseline: CGFloat) {
    (first, others, self.baseline) = (only, [], baseline)
  }

  /// The pieces; their left edges count from that of the text.
  package var fragments: [TextLineItem.Fragment] { (first.map { [$0] } ?? []) + others }

  /// The piece of a line that has no others.
  package var only: TextLineItem.Fragment? { others.isEmpty ? first : nil }

  /// How the line is spelt, once a writer has said it.
  package var spelling: Spelling? {
    spelt.withLock { if case .known(let spelling) = $0 { spelling } else { nil } }
  }

  /// Keeps how the line is spelt. Asked for when it is spelt the second time: most lines of a
  /// picture that is drawn once are not spelt again.
  package func spell(_ make: () -> Spelling) {
    spelt.withLock { spelt in
      switch spelt {
      case .never: spelt = .once
      case .once: spelt = .known(make())
      case .known: break
      }
    }
  }
}
