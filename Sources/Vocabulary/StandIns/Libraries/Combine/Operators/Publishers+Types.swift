/// What operators answer, for code that spells its type. Most of ours answer the same type.
extension Publishers {
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    AnyPublisher<Upstream.Output, Failure>
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> =
    AnyPublisher<Upstream.Output, NewPublisher.Failure>
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
  public typealias Print<Upstream: Publisher> = Filter<Upstream>
  public typealias Retry<Upstream: Publisher> = Filter<Upstream>
  public typealias Share<Upstream: Publisher> = Filter<Upstream>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
}
