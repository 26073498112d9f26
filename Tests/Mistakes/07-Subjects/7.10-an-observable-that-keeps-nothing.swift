// The observable knows the relay weakly: whoever subscribes after the relay was freed hears nothing.

// exercise 7.10 in BehaviorRelay.swift
// instead of: subject.asObservable()
ClosureObservable { [weak self] observer in
  self?.subscribe(observer) ?? Disposables.create()
}
// end 7.10
