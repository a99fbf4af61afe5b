// `import Charts` brings SwiftUI with it, as Apple's does.
@_exported public import SwiftUI
