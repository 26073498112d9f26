// The elements are sent by `from`, whose turns come after the source is subscribed.

// exercise 6.8
let first = Observable.from(elements).subscribe(onNext: { observer.onNext($0) })
return (first, source.subscribe(observer))
// end 6.8
