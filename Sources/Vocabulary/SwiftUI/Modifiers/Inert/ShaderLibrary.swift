import DiagnosticRecords
public import Foundation
import FoundationAdditions
public import ViewGraph

/// Functions in Metal, which a picture cannot run: a view with one is drawn without it, and that
/// is said.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

@dynamicCallable
public struct ShaderFunction: Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

public struct Shader: Sendable {
  public struct Argument: Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    public static func floatArray(_ values: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ colors: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
}

extension View {
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> _ModifiedView {
    isEnabled ? modified(ReportModifier(shader)) : modified(InertModifier())
  }

  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> _ModifiedView {
    isEnabled ? modified(ReportModifier(shader)) : modified(InertModifier())
  }

  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> _ModifiedView {
    isEnabled ? modified(ReportModifier(shader)) : modified(InertModifier())
  }
}

extension ReportModifier {
  fileprivate init(_ shader: Shader) {
    self.init(
      .shaderNotRun, "The shader \(shader.function.name) is not run: a picture runs no Metal.",
      hint: "Use gradients, filters, masks or images where the picture should show the effect.")
  }
}

extension Rule {
  static let shaderNotRun = Rule(
    "shader-not-run", fault: .vitrine, .warning, "A shader is not run",
    why: "A picture runs no Metal; the view is drawn without the effect.",
    remedy: "Use gradients, filters, masks or images where the picture should show the effect.")
}
