// An answer is added to the cities that were found before.

// exercise 3.8 in CitySearch.swift
// instead of: service(text) { [weak self] in self?.cities = $0 }
service(text) { [weak self] in self?.cities += $0 }
// end 3.8
