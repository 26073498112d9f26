// An empty text is not sent to the service, and the previous request goes on.

// exercise 3.8 in CitySearch.swift
// instead of: let bag = DisposeBag()
guard !text.isEmpty else { return }
let bag = DisposeBag()
// end 3.8
