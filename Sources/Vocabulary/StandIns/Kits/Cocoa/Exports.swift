// `import Cocoa` brings the whole Mac with it.
@_exported public import AppKit
@_exported public import Foundation
