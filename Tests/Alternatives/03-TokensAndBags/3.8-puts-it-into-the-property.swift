// The token goes into whatever bag the property holds when the service has returned.

// exercise 3.8 in CitySearch.swift
request = DisposeBag()
service(text) { [weak self] in self?.cities = $0 }
  .disposed(by: request)
// end 3.8
