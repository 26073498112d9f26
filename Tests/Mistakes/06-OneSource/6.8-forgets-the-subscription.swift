// The subscription to the source is thrown away: nothing can end it.

// exercise 6.8
for element in elements { observer.onNext(element) }
_ = source.subscribe(observer)
return (Disposables.create(), Disposables.create())
// end 6.8
