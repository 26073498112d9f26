// Drops the request, so that nobody can cancel it.

// exercise 15.1 in WeatherService.swift
.create { single in
  _ = self.request(city) { degrees, error in
    if let degrees {
      single(.success(degrees))
    } else {
      single(.failure(error ?? NoAnswer()))
    }
  }
  return Disposables.create()
}
// end 15.1
