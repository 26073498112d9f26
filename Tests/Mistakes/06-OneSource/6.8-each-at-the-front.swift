// Each element is put in front of the ones before it, so the last comes first.

// exercise 6.8
for element in elements.reversed() { observer.onNext(element) }
return (Disposables.create(), source.subscribe(observer))
// end 6.8
