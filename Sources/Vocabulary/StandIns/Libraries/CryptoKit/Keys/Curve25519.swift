public import Foundation
import FoundationAdditions

/// Keys are kept; nothing is computed with them.
public enum Curve25519: Sendable {
  static func bytes<D: ContiguousBytes>(_ data: D) throws -> [UInt8] {
    let bytes = data.withUnsafeBytes { Array($0) }
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }

  public enum Signing: Sendable {
    public struct PrivateKey: Sendable {
      private let bytes: [UInt8]

      public init() { bytes = RandomBytes.make(32) }
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        bytes = try Curve25519.bytes(data)
      }

      public var rawRepresentation: Data { Data(bytes) }
      /// Ends the program: it would have to be computed.
      public var publicKey: PublicKey {
        _vitrineMissing("CryptoKit.Curve25519.Signing.PrivateKey.publicKey")
      }

      /// Always throws.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        throw CurveFault.error("nothing was signed")
      }
    }

    public struct PublicKey: Sendable {
      private let bytes: [UInt8]

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        bytes = try Curve25519.bytes(data)
      }

      public var rawRepresentation: Data { Data(bytes) }

      /// Always false.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        CurveFault.note("no signature counts as valid")
        return false
      }
    }
  }

  public enum KeyAgreement: Sendable {
    public struct PrivateKey: Sendable {
      private let bytes: [UInt8]

      public init() { bytes = RandomBytes.make(32) }
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        bytes = try Curve25519.bytes(data)
      }

      public var rawRepresentation: Data { Data(bytes) }
      /// Ends the program: it would have to be computed.
      public var publicKey: PublicKey {
        _vitrineMissing("CryptoKit.Curve25519.KeyAgreement.PrivateKey.publicKey")
      }

      /// Always throws.
      public func sharedSecretFromKeyAgreement(with other: PublicKey) throws -> SharedSecret {
        throw CurveFault.error("no secret was agreed on")
      }
    }

    public struct PublicKey: Sendable {
      private let bytes: [UInt8]

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        bytes = try Curve25519.bytes(data)
      }

      public var rawRepresentation: Data { Data(bytes) }
    }
  }
}
