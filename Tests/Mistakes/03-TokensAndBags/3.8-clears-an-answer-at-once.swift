// The list is cleared once the service was asked, and an answer that came at once is lost.

// exercise 3.8 in CitySearch.swift
// instead of: service(text) { [weak self] in self?.cities = $0 }
// instead of: .disposed(by: bag)
let token = service(text) { [weak self] in self?.cities = $0 }
cities = []
token.disposed(by: bag)
// end 3.8
