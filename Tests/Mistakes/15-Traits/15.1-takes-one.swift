// Lets one element through, and not one answer: an error that comes before the end is sent, too.

// exercise 15.1 in WeatherService.swift
let answers = Observable<Int>
  .create { observer in
    let request = self.request(city) { degrees, error in
      if let degrees { observer.onNext(degrees) } else { observer.onError(error ?? NoAnswer()) }
    }
    return Disposables.create { request.cancel() }
  }
return Single(raw: answers.take(1))
// end 15.1
