import Solution04Events

/// How a subject has ended.
///
/// It is an ``Event`` without the element: so the code for ends does not depend on the type of the
/// elements, and is compiled once for all subjects.
enum End {
  /// It has ended well.
  case completed

  /// It has failed.
  case failed(Swift.Error)

  /// Tells an observer this end.
  func tell<Observer: ObserverType>(_ observer: Observer) {
    switch self {
    case .completed: observer.onCompleted()
    case .failed(let error): observer.onError(error)
    }
  }
}
