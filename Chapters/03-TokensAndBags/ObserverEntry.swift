import Synchronization

/// An observer's place in the bag of an observable, with a way to silence it.
final class ObserverEntry<Value> {
  private let observer: (Value) -> Void
  private let silent = Atomic(false)

  init(_ observer: @escaping (Value) -> Void) {
    self.observer = observer
  }

  /// Tells the observer `value`, unless it was silenced.
  func tell(_ value: Value) {
    guard !silent.load(ordering: .acquiring) else { return }
    observer(value)
  }

  /// Makes the observer deaf to every value that it has not begun to hear.
  func silence() {
    silent.store(true, ordering: .releasing)
  }
}
