// Does not answer a call with both a temperature and an error.

// exercise 15.1 in WeatherService.swift
.create { single in
  let request = self.request(city) { degrees, error in
    switch (degrees, error) {
    case (let degrees?, nil): single(.success(degrees))
    case (nil, let error?): single(.failure(error))
    case (nil, nil): single(.failure(NoAnswer()))
    case (_?, _?): break
    }
  }
  return Disposables.create { request.cancel() }
}
// end 15.1
