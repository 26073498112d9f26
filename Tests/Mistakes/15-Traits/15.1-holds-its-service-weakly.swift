// Holds the service weakly: once nobody else holds it, the single never answers.

// exercise 15.1 in WeatherService.swift
.create { [weak self] single in
  guard let self else { return Disposables.create() }
  let request = self.request(city) { degrees, error in
    if let degrees {
      single(.success(degrees))
    } else {
      single(.failure(error ?? NoAnswer()))
    }
  }
  return Disposables.create { request.cancel() }
}
// end 15.1
