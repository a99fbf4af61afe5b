// What `import SwiftUI` brings: Foundation, and the engine's types that carry Apple's names.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import CoreTransferable
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import LayoutEngine
@_exported public import Observation
@_exported public import Typesetting
@_exported public import UIKit
@_exported public import VectorDrawing
@_exported public import ViewGraph
