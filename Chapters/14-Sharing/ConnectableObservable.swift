import Solution03TokensAndBags
import Solution04Events

/// A sequence that many listen to over one subscription to its source.
///
/// A subscriber only listens; ``connect()`` is what subscribes to the source.
///
/// Any thread may subscribe, connect and dispose. RxSwift's class has the same name.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  private let makeConnection: () -> ElementConnection<Element>
  private let connections = Connections()

  /// Creates one that nobody listens to; `makeConnection` makes each new connection.
  init(makeConnection: @escaping () -> ElementConnection<Element>) {
    self.makeConnection = makeConnection
  }

  deinit {
    // Breaks a retain cycle: a connection holds `connections`, which hold it. A connection that is open
    // goes on as long as its source holds it.
    connections.forgetCurrent()
  }

  /// Listens to what comes over the current connection, or over the next one.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 14.1: The observer hears what the connection sends from now on. It does not count as
    //   a member, and does not open the connection.
    Disposables.create()
    // end 14.1
  }

  /// Subscribes to the source, unless it is connected already.
  ///
  /// - Returns: The connection, the same one until it ends. Disposing it ends it for everybody.
  public func connect() -> Disposable {
    // exercise 14.1: Open the connection, without joining, and return it.
    Disposables.create()
    // end 14.1
  }

  /// Returns the current connection, with the caller counted as a member.
  final func join() -> ElementConnection<Element> {
    connection(joining: true)
  }

  private func connection(joining: Bool) -> ElementConnection<Element> {
    let connection =
      connections.find(joining: joining)
      ?? connections.begin(with: makeConnection(), joining: joining)
    // Not checked: all of these connections come from `makeConnection`.
    return unsafeDowncast(connection, to: ElementConnection<Element>.self)
  }
}
