// The request is made into a token by a type of its own, and one `switch` reads the call.

// exercise 15.1 in WeatherService.swift
struct Asked: Disposable {
  let request: Request

  func dispose() { request.cancel() }
}
return .create { [self] single in
  Asked(
    request: request(city) { degrees, error in
      switch (degrees, error) {
      case (_, let error?): single(.failure(error))
      case (let degrees?, nil): single(.success(degrees))
      case (nil, nil): single(.failure(NoAnswer()))
      }
    }
  )
}
// end 15.1
