import Foundation

struct Model { var name = "No widget here" }
