public import Foundation
package import VectorDrawing

/// A node of the layout: its algorithm, its children, what it has measured, where it lies.
///
/// Layout is done in reading direction (leading is left); `rightToLeft` nodes mirror their children
/// when positions become final. It is the address of what is known of it in the arena of its
/// picture, so that to hand it on costs nothing. What a node is and draws is a matter of those who
/// make them (`ViewNode`), whose bytes follow those of the node.
@usableFromInline package struct LayoutNode: Equatable {
  @usableFromInline package let record: UnsafeMutablePointer<LayoutRecord>

  @inlinable @inline(__always) package init(record: UnsafeMutablePointer<LayoutRecord>) {
    self.record = record
  }

  package init(_ algorithm: consuming any LayoutAlgorithm, children: LayoutChildren = .none) {
    self.init(algorithm, children: children, subject: 0, end: nil)
  }

  package init(_ algorithm: consuming any LayoutAlgorithm, children: [LayoutNode]) {
    self.init(algorithm, children: LayoutChildren(children))
  }

  /// A node with so many bytes for what it stands for, at `subject`. Always inlined in this module,
  /// so that no variant is made of it for every algorithm, which would box it anew.
  @inline(__always) package init(
    _ algorithm: consuming any LayoutAlgorithm, children: LayoutChildren, subject size: Int,
    end: SubjectEnd?
  ) {
    let room = NodeArena.here
    record = room.pointee.take(MemoryLayout<LayoutRecord>.stride + size)
      .bindMemory(to: LayoutRecord.self, capacity: 1)
    let answers = room.pointee.take(AnswerRoom.size)
    record.initialize(
      to: LayoutRecord(
        age: room.pointee.age, previous: room.pointee.newest, subjectEnd: end,
        algorithm: KeptAlgorithm(value: algorithm), children: children,
        measured: MeasureCache(answers)))
    room.pointee.newest = record
    // Asked where it lies: what is only handed on is not copied.
    var (places, placesFrame) = (false, record.pointee.algorithm.placesFrameGuides)
    for child in children {
      if child.record.pointee.placesGuides { places = true }
      if child.record.pointee.placesFrameGuides { placesFrame = true }
    }
    if places { record.pointee.placesGuides = true }
    if placesFrame { record.pointee.placesFrameGuides = true }
  }
}

extension LayoutNode {
  package var algorithm: any LayoutAlgorithm { record.pointee.algorithm.value }

  @inlinable package var children: LayoutChildren {
    get { record.pointee.children }
    nonmutating set { record.pointee.children = newValue }
  }

  /// Larger gets space first; 0 by default (Facts/layout.md#priority).
  @inlinable package var priority: Double {
    get { record.pointee.priority }
    nonmutating set { record.pointee.priority = newValue }
  }

  /// Higher is painted later among siblings; nothing to the layout.
  @inlinable package var zIndex: Double {
    get { record.pointee.zIndex }
    nonmutating set { record.pointee.zIndex = newValue }
  }

  /// Whether this node or one below may place an alignment guide itself.
  @inlinable package var placesGuides: Bool {
    get { record.pointee.placesGuides }
    nonmutating set { record.pointee.placesGuides = newValue }
  }

  @inlinable package var rightToLeft: Bool {
    get { record.pointee.rightToLeft }
    nonmutating set { record.pointee.rightToLeft = newValue }
  }

  /// The origin in the parent, before mirroring.
  @inlinable package var origin: CGPoint { record.pointee.origin }
  /// The proposal the parent placed it with.
  @inlinable package var proposal: ProposedViewSize { record.pointee.proposal }
  /// Whether the parent placed it at all.
  @inlinable package var isPlaced: Bool { record.pointee.isPlaced }
  /// The final frame, in the coordinates of the picture.
  @inlinable package var frame: CGRect { record.pointee.frame }

  /// What the algorithm wants to remember between its calls.
  package var memo: AnyObject? {
    get { record.pointee.memo }
    nonmutating set { record.pointee.memo = newValue }
  }

  /// Room for values that need not be ended. It stays for as long as the node.
  @inlinable package func room<Value>(
    for count: Int, of type: Value.Type
  ) -> UnsafeMutableBufferPointer<Value> {
    let start = room(count * MemoryLayout<Value>.stride).bindMemory(to: type, capacity: count)
    return UnsafeMutableBufferPointer(start: start, count: count)
  }

  @usableFromInline func room(_ bytes: Int) -> UnsafeMutableRawPointer {
    let current = NodeArena.here
    if current.pointee.age == record.pointee.age { return current.pointee.take(bytes) }
    // Asked from within a picture of its own, which may be gone before the node is: for good.
    return .allocate(byteCount: bytes, alignment: MemoryLayout<Int>.alignment)
  }

  /// Where what the node stands for lies, if it stands for anything.
  @inlinable package var subject: UnsafeMutableRawPointer? {
    record.pointee.subjectEnd == nil ? nil : UnsafeMutableRawPointer(record + 1)
  }

  /// Called when the final frame is known and the children are not yet placed; makes the children
  /// that depend on the frame (`GeometryReader`).
  package var onPlace: ((LayoutNode) -> Void)? {
    get { record.pointee.extras?.onPlace }
    nonmutating set { extras.onPlace = newValue }
  }

  /// Values of `layoutValue(key:value:)`.
  package var values: [ObjectIdentifier: Any] {
    get { record.pointee.extras?.values ?? [:] }
    nonmutating set { extras.values = newValue }
  }

  /// Whether there are any, which does not take long to say.
  package var hasValues: Bool { record.pointee.extras?.values.isEmpty == false }

  private var extras: LayoutRecord.Extras {
    if let known = record.pointee.extras { return known }
    let extras = LayoutRecord.Extras()
    record.pointee.extras = extras
    return extras
  }

  /// Takes over what shows through a node around another: the order among those painted, and the
  /// layout values.
  package func adoptTraits(of child: LayoutNode) {
    zIndex = child.zIndex
    if child.hasValues { values = child.values }
  }

  /// The child of a modifier.
  @inlinable @inline(__always) package var only: LayoutNode { children.only }
}

extension LayoutNode {
  /// The size answered to a proposal, measured once per proposal.
  @inlinable package func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = record.pointee.measured.answer(to: proposal) { return known.pointee.size }
    return answerAnew(proposal).size
  }

  /// The size answered to a proposal, and which others are answered so.
  @inlinable package func answer(_ proposal: ProposedViewSize) -> MeasuredAnswer {
    if let known = record.pointee.measured.answer(to: proposal) { return known.pointee }
    return answerAnew(proposal)
  }

  @usableFromInline @inline(never) package func answerAnew(
    _ proposal: ProposedViewSize
  ) -> MeasuredAnswer {
    if let known = record.pointee.measured.seldomAnswer(to: proposal) { return known }
    // NaN equals nothing, not even what is in the cache.
    if proposal.hasNaN { return answer(proposal.withoutNaN) }
    MeasureCount.total &+= 1
    let given = record.pointee.algorithm.answer(of: self, for: proposal)
    let answer = MeasuredAnswer(given.size.sane, given.span.including(proposal))
    record.pointee.measured.keep(answer, of: self)
    return answer
  }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), node: self, proposal: proposal)
  }

  /// The lengths answered to 0 and ∞ along an axis.
  package func lengths(along axis: Axis, crossing minor: CGFloat?) -> LengthRange {
    if let known = record.pointee.measured.lengths(along: axis), known.minor.contains(minor) {
      return known
    }
    var range = record.pointee.algorithm.lengths(of: self, along: axis, crossing: minor)
    range.minor = range.minor.including(minor)
    record.pointee.measured.keep(range, along: axis)
    return range
  }

  package var spacing: ViewSpacing {
    if let known = record.pointee.extras?.spacing { return known }
    let spacing = record.pointee.algorithm.spacing(of: self)
    extras.spacing = spacing
    return spacing
  }

  @inlinable @inline(__always) package func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? { places(key) ? placedGuide(key, proposal) : nil }

  @usableFromInline package func placedGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    record.pointee.algorithm.explicitGuide(key, of: self, for: proposal)
  }

  /// Whether this node or one below may place a guide.
  @inlinable package func places(_ key: AlignmentKey) -> Bool {
    placesGuides && (record.pointee.placesFrameGuides || !key.isFrameGuide)
  }

  /// The guide of the node when it is given a proposal.
  @inlinable package func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
    guide(key, proposal, size(proposal))
  }

  /// The guide of the node when it is given a proposal, where its answer is known.
  @inlinable @inline(__always) package func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGFloat {
    explicitGuide(key, proposal) ?? key.defaultValue(for: size)
  }

  /// Arranges the children for a proposal, unless they already are.
  package func arrange(_ proposal: ProposedViewSize) {
    if !isArranged(for: proposal) { arrange(proposal, in: size(proposal)) }
  }

  private func arrange(_ proposal: ProposedViewSize, in size: CGSize) {
    for child in children { child.record.pointee.isPlaced = false }
    record.pointee.algorithm.arrange(self, in: size, for: proposal)
    (record.pointee.isArranged, record.pointee.arrangedFor) = (true, proposal)
  }

  private func isArranged(for proposal: ProposedViewSize) -> Bool {
    record.pointee.isArranged && record.pointee.arrangedFor == proposal
  }

  /// Says where a child goes in its parent and with which proposal.
  package func assign(origin: CGPoint, proposal: ProposedViewSize) {
    if origin.x.isFinite, origin.y.isFinite {
      record.pointee.origin = origin
    } else {
      Self.strays &+= 1
      record.pointee.origin = CGPoint(
        x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    }
    record.pointee.proposal = proposal.withoutNaN
    record.pointee.isPlaced = true
  }

  /// How often a child was put nowhere, so that a layout of widget code can be named for it.
  nonisolated(unsafe) static var strays = 0

  /// Forgets what was measured, after the children changed.
  package func invalidate() {
    record.pointee.measured.clear()
    record.pointee.isArranged = false
    record.pointee.memo = nil
    record.pointee.extras?.spacing = nil
  }

  /// Makes the positions of the node and everything below it final. `origin` is in the picture.
  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    record.pointee.isPlaced = true
    let proposal = proposal.withoutNaN
    record.pointee.proposal = proposal
    let answer = self.size(proposal)
    let size = answer.bounded
    // Sums of origins stay numbers that a pixel can be found for.
    let origin = origin.bounded
    record.pointee.frame = CGRect(origin: origin, size: size)
    if let onPlace {
      onPlace(self)
      arrange(proposal)
    } else if !isArranged(for: proposal) {
      arrange(proposal, in: answer)
    }
    for child in children where child.isPlaced {
      var x = child.origin.x
      if rightToLeft { x = size.width - x - child.size(child.proposal).bounded.width }
      child.place(
        at: CGPoint(x: origin.x + x, y: origin.y + child.origin.y), proposal: child.proposal)
    }
  }
}

/// How often anything was measured: the benchmark of the layout that needs no clock.
package enum MeasureCount {
  nonisolated(unsafe) package static var total = 0
}
