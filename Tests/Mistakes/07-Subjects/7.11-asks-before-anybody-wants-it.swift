// The request is sent when `refresh` is called, not when somebody subscribes.

// exercise 7.11
private let proxy = ReplayRelay<String>.create(bufferSize: 1)
// end 7.11
// exercise 7.11
proxy.asObservable()
// end 7.11
// exercise 7.11
let answer = AsyncSubject<Never>()
let token = request.subscribe { [proxy] event in
  switch event {
  case .next(let forecast): proxy.accept(forecast)
  case .error(let error): answer.onError(error)
  case .completed: answer.onCompleted()
  }
}
return .create { observer in Disposables.create(answer.subscribe(observer), token) }
// end 7.11
