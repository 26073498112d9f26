// As soon as a newer request was sent, answers of an older one are taken for stale, and no screen
// hears them.

// exercise 7.11
private let proxy = ReplayRelay<String>.create(bufferSize: 1)

private final class Requests {
  var newest = 0
}

private let requests = Requests()
// end 7.11

// exercise 7.11
proxy.asObservable()
// end 7.11

// exercise 7.11
Observable.create { [request, proxy, requests] observer in
  requests.newest += 1
  let number = requests.newest
  return request.subscribe { event in
    switch event {
    case .next(let forecast): if number == requests.newest { proxy.accept(forecast) }
    case .error(let error): observer.onError(error)
    case .completed: observer.onCompleted()
    }
  }
}
// end 7.11
