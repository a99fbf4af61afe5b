/// The little drawings of the cards: SVG path data in a box of 16 by 16.
enum CardIcons {
  static let cup =
    "M2 3h9v2h1.5a2.5 2.5 0 0 1 0 5H11v1a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V3z"
    + "m9 3.5v2h1.5a1 1 0 0 0 0-2H11zM4 1h1v1.5H4zM7 0h1v2H7z"

  static let weather = [
    "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3zM7.5 0h1v2h-1zM7.5 14h1v2h-1zM0 7.5h2v1H0zM14 7.5h2v1h-2z",
    "M4.5 12a3.5 3.5 0 1 1 .6-6.95A4.5 4.5 0 0 1 13.6 6.5 2.8 2.8 0 0 1 13 12H4.5z",
    "M4.5 9a3 3 0 1 1 .5-5.95A4 4 0 0 1 12.6 4.5 2.4 2.4 0 0 1 12 9H4.5z"
      + "M4 11l-1 3h1l1-3zM8 11l-1 3h1l1-3zM12 11l-1 3h1l1-3z",
    "M9 0L3 9h4l-1 7 7-10H9z",
  ]

  /// The sun is yellow, the others blue.
  static func color(_ icon: Int) -> String { icon == 0 ? "#ffd60a" : "#8ec5ff" }
}
