// Cancels a request only while that is under way; answers are elements until the first of them becomes events.

// exercise 15.1 in Single+Create.swift
let answers = Observable<SingleEvent<Element>>
  .create { observer in
    let isFirst = OneShot()
    return subscribe { if isFirst.take() { observer.onNext($0) } }
  }
return Single(raw: answers.take(1).map { try $0.get() })
// end 15.1

// exercise 15.1 in WeatherService.swift
return Single.create { single in
  let isOver = Flag()
  let request = self.request(city) { degrees, error in
    isOver.raise()
    single(degrees.map { .success($0) } ?? .failure(error ?? NoAnswer()))
  }
  return Disposables.create { if isOver.raise() { request.cancel() } }
}
// end 15.1
