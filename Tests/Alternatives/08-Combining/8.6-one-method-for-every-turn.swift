// One method waits for a turn, whatever it is for; the token is made of both.

// exercise 8.6
// instead of: private let lock = RecursiveLock()
private let lock = RecursiveLock()

fileprivate final func takeTurn(_ body: () -> Void) {
  lock.withLock {
    guard !isDisposed else { return }
    body()
  }
}
// instead of: lock.withLock {
// instead of: if !isDisposed { sourceSent(element) }
// instead of: }
takeTurn { sourceSent(element) }
// instead of: lock.withLock {
// instead of: if !isDisposed { sourceCompleted() }
// instead of: }
takeTurn { sourceCompleted() }
// instead of: Disposables.create(sourceSubscription, otherSubscription)
CompositeDisposable(sourceSubscription, otherSubscription)
// instead of: sink.onOtherNext(element)
sink.takeTurn { sink.otherSent(element) }
// instead of: sink.onOtherCompleted()
sink.takeTurn(sink.otherCompleted)
// instead of: fileprivate final func onOtherNext(_ element: Other) {
// instead of: lock.withLock {
// instead of: if !isDisposed { otherSent(element) }
// instead of: }
// instead of: }
// instead of:
// instead of: fileprivate final func onOtherCompleted() {
// instead of: lock.withLock {
// instead of: if !isDisposed { otherCompleted() }
// instead of: }
// instead of: }
// end 8.6
