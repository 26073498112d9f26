// The new request begins while the old one is still under way.

// exercise 3.8 in CitySearch.swift
let next = DisposeBag()
service(text) { [weak self] in self?.cities = $0 }
  .disposed(by: next)
request = next
// end 3.8
