import Solution03TokensAndBags
import Solution04Events

/// A sequence that many listen to, over one subscription to its source.
///
/// To subscribe is to listen, and no more. The source is subscribed to by ``connect()``.
///
/// Any thread may subscribe, connect and dispose. RxSwift's class has the same name.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  private let makeConnection: () -> ElementConnection<Element>
  private let connections = Connections()

  /// Creates one that nobody listens to; `makeConnection` is called for each new connection.
  init(makeConnection: @escaping () -> ElementConnection<Element>) {
    self.makeConnection = makeConnection
  }

  deinit {
    // A connection holds what holds it. It goes on without this, as long as its source holds it.
    connections.forgetPresent()
  }

  /// Listens to what comes over the present connection, or over the next one.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 14.1: Let the observer listen to the connection that `connection(joining:)` returns. It
    //   does not join: who listens here does not count, and the connection stays closed.
    Disposables.create()
    // end 14.1
  }

  /// Subscribes to the source, unless that is done already.
  ///
  /// - Returns: The connection, which is the same one until it ends. Who disposes it ends it for all.
  public func connect() -> Disposable {
    // exercise 14.1: Open the connection, and return it.
    Disposables.create()
    // end 14.1
  }

  /// Returns the present connection, with the caller counted among its members.
  final func join() -> ElementConnection<Element> {
    connection(joining: true)
  }

  private func connection(joining: Bool) -> ElementConnection<Element> {
    let connection =
      connections.present(joining: joining)
      ?? connections.begin(with: makeConnection(), joining: joining)
    // Not checked: all connections in there come from `makeConnection`.
    return unsafeDowncast(connection, to: ElementConnection<Element>.self)
  }
}
