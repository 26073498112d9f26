// The visit is unowned, and gone by the time its bag runs the closure: the program stops.

// exercise 3.9 in Visit.swift
Disposables.create { [unowned self] in self.journal.write("left \(self.city)") }.disposed(by: bag)
// end 3.9
