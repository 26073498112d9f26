import Rx
import Synchronization

/// Counts what is subscribed to and not disposed, and watches objects without keeping them.
final class Census: Sendable {
  private struct Count {
    var begun = 0
    var ended = 0
  }

  private struct Watch: Sendable {
    let name: String
    let isAlive: @Sendable () -> Bool
  }

  private let counts = Mutex<[String: Count]>([:])
  private let watches = Mutex<[Watch]>([])

  /// Adds an object that has to be gone in the end.
  func watch(_ object: AnyObject, as name: String) {
    let place = WeakPlace(object)
    watches.withLock { $0.append(Watch(name: name) { place.object != nil }) }
  }

  /// What is alive, one sentence.
  var report: String {
    let counts = counts.withLock { $0 }
    let begun = counts.values.map(\.begun).reduce(0, +)
    let alive = counts.filter { $0.value.begun > $0.value.ended }
      .map { "\($0.key) (\($0.value.begun - $0.value.ended))" }.sorted()
    let objects = watches.withLock { $0 }.filter { $0.isAlive() }.map(\.name)
    let names = alive + objects
    return names.isEmpty
      ? "alive: nothing, of \(begun) subscriptions" : "alive: " + names.joined(separator: ", ")
  }

  fileprivate func begin(_ name: String) {
    counts.withLock { $0[name, default: Count()].begun += 1 }
  }

  fileprivate func end(_ name: String) {
    counts.withLock { $0[name, default: Count()].ended += 1 }
  }
}

/// A weak reference that may be read on any thread.
private final class WeakPlace: @unchecked Sendable {
  // Unchecked: it is set once, before anybody else knows the place; weak references are atomic.
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

extension ObservableType {
  /// Returns the same sequence, whose subscriptions `census` counts under a name.
  func counted(by census: Census, as name: String) -> Observable<Element> {
    `do`(onSubscribe: { census.begin(name) }, onDispose: { census.end(name) })
  }
}
