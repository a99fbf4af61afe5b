extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> {
    let values = map { [$0] } ?? []
    return AnyPublisher { Replay($0, values: values, completion: .finished).begin() }
  }
}
