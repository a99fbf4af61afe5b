extension Sequence {
  public var publisher: AnyPublisher<Element, Never> {
    let values = Array(self)
    return AnyPublisher { Replay($0, values: values, completion: .finished).begin() }
  }
}
