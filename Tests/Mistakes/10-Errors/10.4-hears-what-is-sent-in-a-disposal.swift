// Only a source that has failed is not heard any more: an error that a source sends while it is being disposed still reaches the handler.

// exercise 10.4
// instead of: private let answers = SerialDisposable()
private let answers = SerialDisposable()
private var hasFailed = false
// instead of: if !subscription.isDisposed { sink.forwardNext(element) }
if !hasFailed { sink.forwardNext(element) }
// instead of: if !subscription.isDisposed { sourceFailed(with: error) }
if !hasFailed { sourceFailed(with: error) }
// instead of: if !subscription.isDisposed { sink.complete() }
if !hasFailed { sink.complete() }
// instead of: subscription.dispose()
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
hasFailed = true
subscription.dispose()
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
// end 10.4
