// Makes one observer of the first and all the others.

// exercise 16.5
asObservable()
  .subscribe(
    AnyObserver { event in
      observers.forEach { observer in observer.on(event) }
    }
  )
// end 16.5
