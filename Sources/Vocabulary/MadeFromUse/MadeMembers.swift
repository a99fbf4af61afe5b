/// What can be asked of a thing that could not be had, of which only the name is known.
///
/// Modules made from their use consist of types that conform to it. Such a value holds only the
/// name by which it came about: making one, handing it on and telling it something has no effect.
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
}

extension MadeMembers {
  public static var madeType: String { String(reflecting: Self.self) }

  public var madePath: String { Self.madeType }

  public var madeContent: MadeContent? { nil }

  public subscript(dynamicMember name: String) -> Made {
    get { madeMember("." + name) }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> Made? {
    get { madeMember("." + name) }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { madeAnswer(madePath + "." + name) }
    nonmutating set {}
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

  /// What a member is, or a call answers: it still shows what the value shows.
  ///
  /// - Parameter path: from the value on: `.name`, `.opened(by:)`.
  public func madeMember(_ path: String) -> Made {
    Made(madePath: madePath + path, madeContent: madeContent)
  }

  private func called(_ arguments: KeyValuePairs<String, Any?>) -> String {
    "(" + arguments.map { ($0.key.isEmpty ? "_" : $0.key) + ":" }.joined() + ")"
  }
}
