/// An entry of a timeline in one look, as checks of the timeline see it.
package struct CheckedEntry {
  /// A hash of what is written of the picture and its nodes.
  let hash: String
  /// What the Smart Stack is told beside the picture: how much the entry matters, for how long.
  let relevance: [Double]
  /// The picture's id.
  let render: String
}
