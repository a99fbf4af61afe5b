import Dispatch

/// Runs asynchronous code that is on no actor on the main queue, one piece after another, so that
/// it draws of chance in the same order every time.
final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
