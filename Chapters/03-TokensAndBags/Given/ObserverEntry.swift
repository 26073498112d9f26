/// An observer as it is kept in the bag of an observable, with a way to silence it.
final class ObserverEntry<Value> {
  private let observer: (Value) -> Void
  private let silent = Flag()

  init(_ observer: @escaping (Value) -> Void) {
    self.observer = observer
  }

  /// Calls the observer with `value`, unless it was silenced.
  func tell(_ value: Value) {
    guard !silent.isRaised() else { return }
    observer(value)
  }

  /// Keeps every value from the observer that it has not begun to hear.
  func silence() {
    silent.raise()
  }
}
