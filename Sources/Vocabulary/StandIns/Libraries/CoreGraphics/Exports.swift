// What `import CoreGraphics` brings: Foundation's sizes, and the engine's paths and transforms.
@_exported public import Foundation
@_exported public import VectorDrawing
