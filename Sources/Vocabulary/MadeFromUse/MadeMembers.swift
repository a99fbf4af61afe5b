/// What can be asked of a thing that could not be had, of which only the name is known.
///
/// Modules made from their use consist of types that conform to it. Such a value holds only the
/// name by which it came about and what was set on it: making one, handing it on and telling it
/// something has no effect.
/// Who needs of it a value of a type that exists ends in a trap with that name. Not for widget
/// code.
@dynamicMemberLookup @dynamicCallable
public protocol MadeMembers {
  /// How the value came about, as code spells it: `CryptoKit.SHA256.hash(data:)`.
  var madePath: String { get }
  /// The type's name with its module, `CryptoKit.SHA256`.
  static var madeType: String { get }
  /// What can be seen of that of which the value was made; nil if nothing can.
  var madeContent: MadeContent? { get }
  /// What the value was made with; nil if that is not known.
  var madeGiven: MadeGiven? { get }
  /// What was set on it; nil if nothing is remembered.
  var madeMemory: MadeMemory? { get }
}

extension MadeMembers {
  public static var madeType: String { String(reflecting: Self.self) }

  public var madePath: String { Self.madeType }

  public var madeContent: MadeContent? { nil }

  public var madeGiven: MadeGiven? { nil }

  public var madeMemory: MadeMemory? { nil }

  public subscript(dynamicMember name: String) -> Made {
    get { madeMember("." + name) }
    nonmutating set { madeMemory?.keep(newValue, name) }
  }
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> Made? {
    get { madeOptional(name) }
    nonmutating set { madeMemory?.keep(newValue as Any, name) }
  }
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { madeAnswer(of: madeMember("." + name)) }
    nonmutating set { madeMemory?.keep(newValue, name) }
  }

  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Made {
    madeMember(called(arguments))
  }
  @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Made? {
    madeMember(called(arguments))
  }
  @_disfavoredOverload
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    madeAnswer(madePath + called(arguments))
  }

  public subscript(_ keys: Any?...) -> Made {
    get { Made(madePath: madePath + "[]") }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript<Value>(_ keys: Any?...) -> Value {
    get { madeAnswer(madePath + "[]") }
    nonmutating set {}
  }

  /// For keys whose type the context tells.
  public subscript(_ key: Made) -> Made {
    get { Made(madePath: madePath + "[]") }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript<Value>(_ key: Made) -> Value {
    get { madeAnswer(madePath + "[]") }
    nonmutating set {}
  }

  /// What a member is, or a call answers: what was set last, or what the value was made with by
  /// that name; else it still shows what the value shows.
  ///
  /// - Parameter path: from the value on: `.name`, `.opened(by:)`.
  public func madeMember(_ path: String) -> Made {
    let name = path.dropFirst()
    if let kept = madeMemory?.value(name), let value = kept {
      return Made(of: value, madePath + path)
    }
    if let value = madeGiven?.value(name) { return Made(of: value, madePath + path) }
    if let member = (self as? Made)?.member(name) { return member }
    let (member, content) = (madePath + path, madeContent)
    guard let memory = madeMemory else { return Made(madePath: member, madeContent: content) }
    let kept = MadeMemory { own in
      memory.keep(Made(madePath: member, madeContent: content, own), String(name))
    }
    return Made(madePath: member, madeContent: content, kept)
  }

  /// A member that code asks whether it is there: it is unless nil was set, or the value was made
  /// with none.
  public func madeOptional(_ name: String) -> Made? {
    if let kept = madeMemory?.value(name) {
      return kept.map { Made(of: $0, madePath + "." + name) }
    }
    return madeGiven?.isNone(name) == true ? nil : madeMember("." + name)
  }

  private func called(_ arguments: KeyValuePairs<String, Any?>) -> String {
    "(" + arguments.map { ($0.key.isEmpty ? "_" : $0.key) + ":" }.joined() + ")"
  }
}
