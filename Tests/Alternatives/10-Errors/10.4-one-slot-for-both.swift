// One slot for the source and then for the notifier, and flags that say what is over.

// exercise 10.4
// instead of: // The subscription to the source.
// instead of: private let subscription = SingleAssignmentDisposable()
// instead of:
// instead of: // The subscription to the notifier, once the source has failed.
// instead of: private let answers = SerialDisposable()
private let current = SerialDisposable()
private let sourceIsOver = Flag()

// instead of: subscription.setDisposable(source.subscribe(self))
let slot = SingleAssignmentDisposable()
current.disposable = slot
slot.setDisposable(source.subscribe(self))

// instead of: subscription.dispose()
// instead of: answers.dispose()
sourceIsOver.raise()
current.dispose()

// instead of: if !subscription.isDisposed { sink.forwardNext(element) }
if !sourceIsOver.isRaised() { sink.forwardNext(element) }

// instead of: if !subscription.isDisposed { sourceFailed(with: error) }
if sourceIsOver.raise() { sourceFailed(with: error) }

// instead of: if !subscription.isDisposed { sink.complete() }
if sourceIsOver.raise() { sink.complete() }

// instead of: subscription.dispose()
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
let slot = SingleAssignmentDisposable()
current.disposable = slot
slot.setDisposable(sink.notifier.subscribe(AnswerObserver(attempt: self)))
// end 10.4
