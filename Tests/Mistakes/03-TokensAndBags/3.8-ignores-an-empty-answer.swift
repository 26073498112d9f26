// An answer without cities leaves those that were found before.

// exercise 3.8 in CitySearch.swift
// instead of: service(text) { [weak self] in self?.cities = $0 }
service(text) { [weak self] in if !$0.isEmpty { self?.cities = $0 } }
// end 3.8
