/// An intent that starts a workout. It is never performed.
public protocol StartWorkoutIntent: SystemIntent {
  associatedtype WorkoutStyle: AppEnum
  static var suggestedWorkouts: [Self] { get }
  var workoutStyle: WorkoutStyle { get set }
}

/// An intent that halts a workout. It is never performed.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout. It is never performed.
public protocol ResumeWorkoutIntent: SystemIntent {}
