// `import WidgetKit` brings SwiftUI with it, as Apple's does.
@_exported public import SwiftUI
