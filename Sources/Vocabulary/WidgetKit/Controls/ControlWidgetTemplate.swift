public import SwiftUI

/// What a control looks like: a button or a toggle.
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

/// Builds the template of a control.
@MainActor @resultBuilder public struct ControlWidgetTemplateBuilder {
  /// All pieces in their order.
  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
  /// All pieces in their order.
  public static func buildBlock<C: ControlWidgetTemplate>(_ content: C) -> C { content }
  /// One of two pieces.
  public static func buildEither<C: ControlWidgetTemplate>(first: C) -> _AnyControlTemplate {
    _AnyControlTemplate(template: first)
  }
  /// One of two pieces.
  public static func buildEither<C: ControlWidgetTemplate>(second: C) -> _AnyControlTemplate {
    _AnyControlTemplate(template: second)
  }
  /// A piece that may be missing.
  public static func buildOptional<C: ControlWidgetTemplate>(_ content: C?) -> _AnyControlTemplate {
    _AnyControlTemplate(template: content)
  }
}

/// No template.
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
  /// The colour of the control's symbol while it is on.
  public func tint(_ tint: Color?) -> _AnyControlTemplate {
    _AnyControlTemplate(template: self) { $0.tint = tint }
  }

  /// Whether the control reacts.
  public func disabled(_ disabled: Bool) -> _AnyControlTemplate {
    _AnyControlTemplate(template: self) { $0.isDisabled = disabled }
  }

  /// Whether the control's value is hidden on a locked device.
  public func privacySensitive(_ sensitive: Bool = true) -> _AnyControlTemplate {
    _AnyControlTemplate(template: self) { $0.isPrivate = sensitive }
  }
}
