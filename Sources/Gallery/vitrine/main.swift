import Foundation
import GalleryTool

let words = Array(CommandLine.arguments.dropFirst())
exit(Tool.run(words, variables: ProcessInfo.processInfo.environment).rawValue)
