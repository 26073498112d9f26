// The visit is freed, but by the time the bag runs the closure there is no `self` left.

// exercise 3.9 in Visit.swift
Disposables.create { [weak self] in
  guard let self else { return }
  self.journal.write("left \(self.city)")
}
.disposed(by: bag)
// end 3.9
