import Solution03TokensAndBags
import Solution04Events

/// A sequence that many listen to, over one subscription to its source.
///
/// To subscribe is to listen, and no more. The source is subscribed to by ``connect()``.
///
/// Any thread may subscribe, connect and dispose. RxSwift's class has the same name.
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// All that the lock guards.
  private struct State {
    /// The connection that a newcomer gets; it need not have been opened.
    var current: Connection<Element>?

    /// How many have joined it and have not left.
    var members = 0

    /// Puts a connection in the place of the last one; nobody has joined it yet.
    mutating func begin(_ connection: Connection<Element>) {
      current = connection
      members = 0
    }

    /// Returns the present connection, if there is one, to somebody who joins it or not.
    mutating func present(joining: Bool) -> Connection<Element>? {
      if current != nil, joining { countIn() }
      return current
    }

    private mutating func countIn() {
      // exercise 14.4: Count one member more.
      members += 1
      // end 14.4
    }

    /// Counts one member out, and says whether that was the last one.
    mutating func countOut() -> Bool {
      // exercise 14.4: Count one member less, and say whether nobody is left.
      // starts as: false
      members -= 1
      return members == 0
      // end 14.4
    }
  }

  private let makeConnection: () -> Connection<Element>

  // Guards which connection is the present one, and who counts. Nobody is called while it is held:
  // `makeConnection`, the source, the subject and the observers are code of others.
  private let state = Lock(State())

  /// Creates one that nobody listens to; `makeConnection` is called for each new connection.
  init(makeConnection: @escaping () -> Connection<Element>) {
    self.makeConnection = makeConnection
  }

  /// Listens to what comes over the present connection, or over the next one.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 14.1: Let the observer listen to the connection that `connection(joining:)` returns. It
    //   does not join: who listens here does not count, and the connection stays closed.
    // starts as: Disposables.create()
    connection(joining: false).subscribe(observer)
    // end 14.1
  }

  /// Subscribes to the source, unless that is done already.
  ///
  /// - Returns: The connection, which is the same one until it ends. Who disposes it ends it for all.
  public func connect() -> Disposable {
    // exercise 14.1: Open the connection, and return it.
    // starts as: Disposables.create()
    let connection = connection(joining: false)
    connection.open()
    return connection
    // end 14.1
  }

  /// Returns the present connection, with the caller counted among its members.
  func join() -> Connection<Element> {
    connection(joining: true)
  }

  /// Counts one member out; the last one ends the connection.
  func leave(_ connection: Connection<Element>) {
    let wasLast = state.withLock { state in
      guard state.current === connection, state.countOut() else { return false }
      // In the same step: who comes while it is being ended must get a new one.
      state.current = nil
      return true
    }
    if wasLast { connection.dispose() }
  }

  /// Forgets a connection that is over, so that who comes next gets a new one.
  func forget(_ connection: Connection<Element>) {
    // exercise 14.2: If it is the present one, there is no present one any more.
    state.withLock { state in
      if state.current === connection { state.current = nil }
    }
    // end 14.2
  }

  private func connection(joining: Bool) -> Connection<Element> {
    if let present = state.withLock({ $0.present(joining: joining) }) { return present }
    let fresh = makeConnection()
    fresh.owner = self
    return state.withLock { state in
      // exercise 14.8: Begin with the fresh connection, unless another thread has begun with its own
      //   meanwhile; return the present one.
      // starts as: state.begin(fresh)
      // What was made for nothing is freed when this method returns, outside of the lock.
      if state.current == nil { state.begin(fresh) }
      // end 14.8
      return state.present(joining: joining) ?? fresh
    }
  }
}
