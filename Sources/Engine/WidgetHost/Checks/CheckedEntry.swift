/// An entry of a timeline as checks of the timeline see it.
package struct CheckedEntry {
  /// What is written of its pictures and their nodes, a hash for each look that was drawn of all
  /// entries.
  var hashes: [String] = []
  /// The pixels of the images it shows, by their ids.
  var images: [String: Double] = [:]
  /// What the Smart Stack is told beside the picture: how much the entry matters, for how long.
  let relevance: [Double]
  /// The id of its first picture.
  let render: String
}
