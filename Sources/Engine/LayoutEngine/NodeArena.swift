/// Where the nodes of a picture lie: pieces of memory that are filled from one end and given back
/// together, so that a node is neither counted nor freed on its own. Used on the main actor only,
/// as are nodes.
package final class NodeArena {
  /// Where nodes are made that are made now. Outside of any picture they stay for good.
  package static var current: NodeArena { innermost ?? makeOutermost() }
  nonisolated(unsafe) private static var innermost: NodeArena?
  /// The room of the current arena, which to ask for costs no more than to look.
  nonisolated(unsafe) private static var currentRoom: UnsafeMutablePointer<Room>?

  /// The bytes of a piece.
  private static let size = 1 << 16
  /// Pieces of pictures that are gone. They are never given back, so that a handle of a node that
  /// is gone can be told by what lies there (`KeptNode`).
  nonisolated(unsafe) private static var spare: [UnsafeMutableRawPointer] = []
  /// How many arenas there were.
  nonisolated(unsafe) private static var count: UInt64 = 0

  private let room = UnsafeMutablePointer<Room>.allocate(capacity: 1)
  private var pieces: [UnsafeMutableRawPointer] = []
  /// What fits into no piece, such as a list of thousands of children.
  private var large: [UnsafeMutableRawPointer] = []

  /// What of an arena every node asks for.
  struct Room {
    unowned(unsafe) let arena: NodeArena
    /// What tells the nodes of this arena from those that lay there before.
    let age: UInt64
    /// The last node, which leads to the one before it.
    var newest: UnsafeMutablePointer<LayoutRecord>?
    fileprivate var next: UnsafeMutableRawPointer?
    fileprivate var rest = 0

    /// Room for some bytes, which stays as it is until the arena goes.
    @inline(__always) mutating func take(_ size: Int) -> UnsafeMutableRawPointer {
      let size = (size &+ 7) & ~7
      guard let start = next, size <= rest else { return takeElsewhere(size) }
      next = start + size
      rest &-= size
      return start
    }

    @inline(never) private mutating func takeElsewhere(_ size: Int) -> UnsafeMutableRawPointer {
      let piece = arena.piece(of: size)
      if size <= NodeArena.size { (next, rest) = (piece + size, NodeArena.size - size) }
      return piece
    }
  }

  private init() {
    Self.count += 1
    room.initialize(to: Room(arena: self, age: Self.count))
  }

  deinit {
    var record = room.pointee.newest
    while let one = record {
      record = one.pointee.previous
      if let end = one.pointee.subjectEnd { end(one + 1) }
      one.pointee.age = 0
      one.deinitialize(count: 1)
    }
    Self.spare += pieces
    for piece in large { piece.deallocate() }
    room.deallocate()
  }

  /// Calls the body with an arena of its own, in which all nodes are made meanwhile.
  package static func apart<Result>(_ body: (NodeArena) -> Result) -> Result {
    let (outer, outerRoom) = (innermost, currentRoom)
    defer { (innermost, currentRoom) = (outer, outerRoom) }
    let arena = NodeArena()
    (innermost, currentRoom) = (arena, arena.room)
    return body(arena)
  }

  @inline(never) private static func makeOutermost() -> NodeArena {
    let arena = NodeArena()
    (innermost, currentRoom) = (arena, arena.room)
    return arena
  }

  /// The room of the current arena.
  @inline(__always) static var here: UnsafeMutablePointer<Room> {
    currentRoom ?? makeOutermost().room
  }

  private func piece(of size: Int) -> UnsafeMutableRawPointer {
    if size > Self.size {
      large.append(.allocate(byteCount: size, alignment: 16))
      return large[large.count - 1]
    }
    let piece = Self.spare.popLast() ?? .allocate(byteCount: Self.size, alignment: 16)
    pieces.append(piece)
    return piece
  }
}

/// A node in hands that may keep it for longer than its picture is there: those of widget code.
package struct KeptNode: Equatable {
  private let node: LayoutNode
  private let age: UInt64

  package init(_ node: LayoutNode) { (self.node, age) = (node, node.record.pointee.age) }

  /// The node; nil where its picture is gone.
  package var known: LayoutNode? { node.record.pointee.age == age ? node : nil }
}
