@_exported public import ActivityKit
@_exported public import Foundation
