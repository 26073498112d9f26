// The closure holds the bag that holds it, so the bag is never freed.

// exercise 3.9 in Visit.swift
let bag = bag
Disposables.create { withExtendedLifetime(bag) { journal.write("left \(city)") } }.disposed(by: bag)
// end 3.9
