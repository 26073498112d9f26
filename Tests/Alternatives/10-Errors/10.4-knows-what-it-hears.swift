// One slot for the source and then for the notifier, a state that says which is heard, and no second
// class.

// exercise 10.4
private enum Phase {
  case source, waiting, over
}

private let phase = Lock(Phase.source)
private let source = SingleAssignmentDisposable()
private let notifier = SingleAssignmentDisposable()

func run(_ source: Observable<Observer.Element>) -> Disposable {
  self.source.setDisposable(source.subscribe(self))
  return self
}

func dispose() {
  phase.withLock { $0 = .over }
  source.dispose()
  notifier.dispose()
}

func onNext(_ element: Observer.Element) {
  if isHearing(.source) { sink.forwardNext(element) }
}

func onError(_ error: Swift.Error) {
  if isHearing(.source) { sourceFailed(with: error) }
}

func onCompleted() {
  if isHearing(.source) { sink.complete() }
}

private func ask(about failure: Failure) {
  phase.withLock { if $0 == .source { $0 = .waiting } }
  source.dispose()
  notifier.setDisposable(sink.notifier.subscribe { self.hear($0) })
  sink.errors.onNext(failure)
}

private func hear(_ answer: Event<Answer>) {
  guard isHearing(.waiting) else { return }
  switch answer {
  case .next:
    dispose()
    sink.moveToNext()
  case .error(let error): sink.fail(with: error)
  case .completed: sink.complete()
  }
}

private func isHearing(_ wanted: Phase) -> Bool {
  phase.withLock { $0 == wanted }
}
// end 10.4
// exercise 10.4
// end 10.4
