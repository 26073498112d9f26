/// A disposable with nothing to give up: a sentinel.
///
/// A structure without a stored property: making one costs no memory.
struct NopDisposable: Disposable, Sendable {
  func dispose() {}
}
