// Replays all that was ever sent: each action is kept for good.

// exercise 17.4 in ActionSubject.swift
// What is sent to this subject.
private let sent = ReplaySubject<Element>.createUnbounded()

/// Takes an action.
public func onNext(_ action: Element) {
  sent.onNext(action)
}

func open(on scheduler: ImmediateSchedulerType) -> Disposable {
  sent.asObservable().observe(on: scheduler)
    .subscribe(onNext: { [heard] action in heard.accept(action) })
}
// end 17.4
