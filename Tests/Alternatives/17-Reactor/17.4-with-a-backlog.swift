// Keeps what comes early in a subject with a backlog, which its first observer takes.

// exercise 17.4 in ActionSubject.swift
// What is sent to this subject.
private let sent = BacklogSubject<Element>()

/// Takes an action.
public func onNext(_ action: Element) {
  sent.onNext(action)
}

func open(on scheduler: ImmediateSchedulerType) -> Disposable {
  sent.asObservable().observe(on: scheduler)
    .subscribe(onNext: { [heard] action in heard.accept(action) })
}
// end 17.4
