// Every request goes into the same bag, so all of them run to the end.

// exercise 3.8 in CitySearch.swift
service(text) { [weak self] in self?.cities = $0 }
  .disposed(by: request)
// end 3.8
