// What `import UIKit` brings besides its own names.
@_exported public import CoreGraphics
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
@_exported public import FoundationAdditions
