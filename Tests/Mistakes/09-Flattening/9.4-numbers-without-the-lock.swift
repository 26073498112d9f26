// A data race: the new one becomes the newest while the observer is handling an old element.

// exercise 9.4
let before = newest
newest = .beginning
numberOfNewest += 1
let number = numberOfNewest
switch before {
case .none: expect()
case .beginning: break
case .living(let key): group.remove(for: key)
}
keep(inner.subscribe(InnerObserver(number: number, sink: self)), of: number)
// end 9.4
