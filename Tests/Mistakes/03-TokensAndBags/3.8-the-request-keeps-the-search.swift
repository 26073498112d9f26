// The callback holds the search, which can't be freed before its request is over.

// exercise 3.8 in CitySearch.swift
request = DisposeBag()
service(text) { self.cities = $0 }
  .disposed(by: request)
// end 3.8
