extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { subscriber in
      switch self {
      case .success(let value):
        Replay(subscriber, values: [value], completion: .finished).begin()
      case .failure(let error):
        Replay(subscriber, values: [], completion: .failure(error)).begin()
      }
    }
  }
}
