public import Foundation
public import UniformTypeIdentifiers

/// What can be dragged, pasted and shared. Nothing is dragged out of a picture, so that no
/// representation is ever asked for its bytes.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to make a value into bytes or a file.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item
}

/// Joins the representations of a type.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<Part: TransferRepresentation>(_ part: Part) -> Part
  where Part.Item == Item { part }

  public static func buildPartialBlock<Part: TransferRepresentation>(first: Part) -> Part
  where Part.Item == Item { first }

  public static func buildPartialBlock<All: TransferRepresentation, Part: TransferRepresentation>(
    accumulated: All, next: Part
  ) -> TupleTransferRepresentation<Item> where All.Item == Item, Part.Item == Item {
    TupleTransferRepresentation()
  }
}

public struct TupleTransferRepresentation<Item>: TransferRepresentation {
  init() {}
}

/// Whether others on the device may see it.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

extension TransferRepresentation {
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  public func suggestedFileName(_ name: String) -> Self { self }
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self { self }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// A value as the bytes of its coding.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A value as another that can be shared.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {}
}

public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// What representation is written of the types of Foundation; it holds nothing.
public struct OwnTransferRepresentation<Item>: TransferRepresentation {
  init() {}
}

extension String: Transferable {
  public static var transferRepresentation: OwnTransferRepresentation<String> {
    OwnTransferRepresentation<String>()
  }
}

extension Data: Transferable {
  public static var transferRepresentation: OwnTransferRepresentation<Data> {
    OwnTransferRepresentation<Data>()
  }
}

extension URL: Transferable {
  public static var transferRepresentation: OwnTransferRepresentation<URL> {
    OwnTransferRepresentation<URL>()
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: OwnTransferRepresentation<AttributedString> {
    OwnTransferRepresentation<AttributedString>()
  }
}
