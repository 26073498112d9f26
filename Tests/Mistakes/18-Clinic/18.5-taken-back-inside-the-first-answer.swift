// Keeps the question only when `subscribe` has returned: if the choice is taken back while the server
// answers in there, the old question is kept after that, and its next forecasts come.

// exercise 18.5
// instead of: choices
// instead of: .map(\.city)
// instead of: .distinctUntilChanged()
// instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
.create { [choices, server] observer in
  let question = SerialDisposable()
  let token = choices.map(\.city)
    .distinctUntilChanged()
    .subscribe(onNext: { city in
      // Nobody wants the answer about the city before.
      question.disposable = Disposables.create()
      guard let city else { return }
      question.disposable = server(city)
        .subscribe(onNext: observer.onNext, onError: observer.onError)
    })
  return Disposables.create(token, question)
}
// end 18.5
