public import SwiftUI

@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder var body: Body { get }
  /// What the template says. Not for widget code.
  func _sketch() -> _ControlSketch?
}

extension ControlWidgetTemplate {
  public func _sketch() -> _ControlSketch? { body._sketch() }
}

extension Never: ControlWidgetTemplate {}

@MainActor @resultBuilder public struct ControlWidgetTemplateBuilder {
  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
  public static func buildBlock<C: ControlWidgetTemplate>(_ content: C) -> C { content }
  public static func buildEither<C: ControlWidgetTemplate>(first: C) -> _AnyControlTemplate {
    _AnyControlTemplate(template: first)
  }
  public static func buildEither<C: ControlWidgetTemplate>(second: C) -> _AnyControlTemplate {
    _AnyControlTemplate(template: second)
  }
  public static func buildOptional<C: ControlWidgetTemplate>(_ content: C?) -> _AnyControlTemplate {
    _AnyControlTemplate(template: content)
  }
}

public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// A control that shows nothing.
  public init() {}
  /// Never asked for.
  public var body: Never { fatalError("a template has no body") }
  public func _sketch() -> _ControlSketch? { nil }
}

/// A template of any type, with something changed about it.
public struct _AnyControlTemplate: ControlWidgetTemplate {
  let template: (any ControlWidgetTemplate)?
  var change: (inout _ControlSketch) -> Void = { _ in }
  /// Never asked for.
  public var body: Never { fatalError("a template has no body") }
  public func _sketch() -> _ControlSketch? {
    guard var sketch = template?._sketch() else { return nil }
    change(&sketch)
    return sketch
  }
}

extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> _AnyControlTemplate {
    _AnyControlTemplate(template: self) { $0.tint = tint }
  }

  public func disabled(_ disabled: Bool) -> _AnyControlTemplate {
    _AnyControlTemplate(template: self) { $0.isDisabled = disabled }
  }

  public func privacySensitive(_ sensitive: Bool = true) -> _AnyControlTemplate {
    _AnyControlTemplate(template: self) { $0.isPrivate = sensitive }
  }
}
