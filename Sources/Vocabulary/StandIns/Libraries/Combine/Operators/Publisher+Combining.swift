extension Publisher {
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
      .setFailureType(to: Failure.self).flatMap { $0 }.eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    paired(with: other) { first, second in
      guard let left = first.last, let right = second.last else { return nil }
      first = [left]
      second = [right]
      return (left, right)
    }
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    paired(with: other) { first, second in
      guard !first.isEmpty, !second.isEmpty else { return nil }
      return (first.removeFirst(), second.removeFirst())
    }
  }

  /// Keeps what both sent and sends the pairs that `take` finds among it.
  private func paired<P: Publisher>(
    with other: P,
    _ take: @escaping (inout [Output], inout [P.Output]) -> (Output, P.Output)?
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    let left = map { Side<Output, P.Output>.first($0) }
    let right = other.map { Side<Output, P.Output>.second($0) }
    return left.merge(with: right).remembering({ ([Output](), [P.Output]()) }) { merged, kept in
      merged.compactMap { side in
        var (first, second) = kept.value
        switch side {
        case .first(let value): first.append(value)
        case .second(let value): second.append(value)
        }
        let pair = take(&first, &second)
        kept.value = (first, second)
        return pair
      }
    }
  }
}

/// A value of one of two publishers.
private enum Side<First, Second> {
  case first(First)
  case second(Second)
}

public enum Publishers {
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ first: A, _ second: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    first.combineLatest(second)
  }

  public static func Zip<A: Publisher, B: Publisher>(
    _ first: A, _ second: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    first.zip(second)
  }

  public static func MergeMany<P: Publisher>(
    _ publishers: [P]
  ) -> AnyPublisher<P.Output, P.Failure> {
    publishers.publisher.setFailureType(to: P.Failure.self).flatMap { $0 }.eraseToAnyPublisher()
  }
}
