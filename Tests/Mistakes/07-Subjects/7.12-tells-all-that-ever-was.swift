// The degrees are kept from the first to the last, and a screen misses the change that came in between.

// exercise 7.12 in CityFeed.swift
private let measured = ReplayRelay<Int>.create(bufferSize: 0)
private let warned = PublishRelay<String>()
// end 7.12

// exercise 7.12 in CityFeed.swift
measured.accept(degrees)
// end 7.12
