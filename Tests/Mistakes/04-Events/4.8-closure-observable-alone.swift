// The callbacks go straight to a `ClosureObservable`: two threads are let in at once, and the token
// keeps the observer.

// exercise 4.8
ClosureObservable { observer in
  let sensor = makeSensor()
  sensor.start(
    onReading: { observer.onNext($0) },
    onFailure: { observer.onError($0) },
    onFinished: { observer.onCompleted() }
  )
  return Disposables.create { sensor.stop() }
}
// end 4.8

// exercise 4.8

// end 4.8
