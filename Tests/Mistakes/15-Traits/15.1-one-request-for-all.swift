// Sends the request when the single is made, and not when somebody subscribes.

// exercise 15.1 in WeatherService.swift
{
  var answers: [(SingleEvent<Int>) -> Void] = []
  let request = request(city) { degrees, error in
    for answer in answers {
      answer(degrees.map { .success($0) } ?? .failure(error ?? NoAnswer()))
    }
  }
  return .create { single in
    answers.append(single)
    return Disposables.create { request.cancel() }
  }
}()
// end 15.1
