// `just` takes turns like `of`, and so has sent nothing when an inner `subscribe` returns.

// exercise 5.4
// instead of: observer.onNext(element)
// instead of: observer.onCompleted()
return Observable.of(element).subscribe(observer)
// end 5.4
