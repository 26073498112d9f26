// A use is in a bag that goes with the observer: if the last subscriber of a group disposes while
// it is hearing an element, the source stays subscribed until that call has returned, and what it
// sends meanwhile is sent for nobody.

// exercise 9.6
// instead of: let use = users.retain()
// instead of: // The use goes last: the source may send something while it is being disposed.
// instead of: return Disposables.create(subject.subscribe(observer), use)
let bag = DisposeBag()
bag.insert(users.retain())
return subject.subscribe(AnyObserver { event in withExtendedLifetime(bag) { observer.on(event) } })
// end 9.6
