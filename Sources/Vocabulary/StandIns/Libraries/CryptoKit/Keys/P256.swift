public import Foundation
import FoundationAdditions

/// Keys are kept; nothing is computed with them.
public enum P256: Sendable {
  public enum Signing: Sendable {
    public struct ECDSASignature: Hashable, Sendable {
      /// Two numbers of 32 bytes.
      public let rawRepresentation: Data

      public init<D: DataProtocol>(rawRepresentation data: D) throws {
        guard data.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        rawRepresentation = Data(data)
      }
    }

    public struct PrivateKey: Sendable {
      public let rawRepresentation: Data

      public init(compactRepresentable: Bool = true) {
        rawRepresentation = Data(RandomBytes.make(32))
      }

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        rawRepresentation = try P256.key(data, 32)
      }

      /// Always throws: files of keys are not read.
      public init(pemRepresentation: String) throws {
        throw CurveFault.error("the text of a key was not read")
      }

      /// Ends the program: it would have to be computed.
      public var publicKey: PublicKey {
        _vitrineMissing("CryptoKit.P256.Signing.PrivateKey.publicKey")
      }

      /// Always throws.
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        throw CurveFault.error("nothing was signed")
      }
    }

    public struct PublicKey: Sendable {
      public let rawRepresentation: Data

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        rawRepresentation = try P256.key(data, 64)
      }

      public init<D: ContiguousBytes>(x963Representation data: D) throws {
        rawRepresentation = try P256.key(data, 65).dropFirst()
      }

      /// Always throws: files of keys are not read.
      public init(pemRepresentation: String) throws {
        throw CurveFault.error("the text of a key was not read")
      }

      public var x963Representation: Data { Data([4]) + rawRepresentation }

      /// Always false.
      public func isValidSignature<D: DataProtocol>(
        _ signature: ECDSASignature, for data: D
      ) -> Bool {
        CurveFault.note("no signature counts as valid")
        return false
      }
    }
  }

  public enum KeyAgreement: Sendable {
    public struct PrivateKey: Sendable {
      public let rawRepresentation: Data

      public init(compactRepresentable: Bool = true) {
        rawRepresentation = Data(RandomBytes.make(32))
      }

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        rawRepresentation = try P256.key(data, 32)
      }

      /// Ends the program: it would have to be computed.
      public var publicKey: PublicKey {
        _vitrineMissing("CryptoKit.P256.KeyAgreement.PrivateKey.publicKey")
      }

      /// Always throws.
      public func sharedSecretFromKeyAgreement(with other: PublicKey) throws -> SharedSecret {
        throw CurveFault.error("no secret was agreed on")
      }
    }

    public struct PublicKey: Sendable {
      public let rawRepresentation: Data

      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        rawRepresentation = try P256.key(data, 64)
      }

      public init<D: ContiguousBytes>(x963Representation data: D) throws {
        rawRepresentation = try P256.key(data, 65).dropFirst()
      }

      public var x963Representation: Data { Data([4]) + rawRepresentation }
    }
  }

  private static func key<D: ContiguousBytes>(_ data: D, _ size: Int) throws -> Data {
    let bytes = data.withUnsafeBytes { Data($0) }
    guard bytes.count == size else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }
}
