// A subject that is told elements only, and nothing else.

// exercise 7.11
// instead of: private let proxy = ReplayRelay<String>.create(bufferSize: 1)
private let proxy = ReplaySubject<String>.create(bufferSize: 1)
// instead of: switch event {
// instead of: case .next(let forecast): proxy.accept(forecast)
// instead of: case .error(let error): observer.onError(error)
// instead of: case .completed: observer.onCompleted()
// instead of: }
switch event {
case .next(let forecast): proxy.onNext(forecast)
case .error(let error): observer.onError(error)
case .completed: observer.onCompleted()
}
// end 7.11
