import Solution04Events
import Solution07Subjects

extension ObservableType {
  /// Returns a sequence that many can listen to; a newcomer hears the last elements first.
  ///
  /// - Parameter bufferSize: How many elements of a connection are kept, at most.
  /// - Returns: The sequence, which runs once somebody connects.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    precondition(bufferSize >= 0, "replay(_:) needs a size of zero or more")
    // exercise 14.3: Share through a subject that replays the last `bufferSize` elements of the
    //   connection.
    // starts as: return publish()
    return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
    // end 14.3
  }

  /// Returns a sequence that many can listen to; a newcomer hears all elements of the connection first.
  public func replayAll() -> ConnectableObservable<Element> {
    // exercise 14.3: Share through a subject that replays all elements of the connection.
    // starts as: publish()
    multicast(makeSubject: { ReplaySubject.createUnbounded() })
    // end 14.3
  }
}
