// Does not answer a call with neither a temperature nor an error.

// exercise 15.1 in WeatherService.swift
.create { single in
  let request = self.request(city) { degrees, error in
    if let degrees {
      single(.success(degrees))
    } else if let error {
      single(.failure(error))
    }
  }
  return Disposables.create { request.cancel() }
}
// end 15.1
