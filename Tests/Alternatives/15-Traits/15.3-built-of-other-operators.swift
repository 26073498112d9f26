// The four sources are converted by way of other operators.

// exercise 15.3
// instead of: thermometer.first()
thermometer.take(1).map { $0 }.ifEmpty(default: nil).asSingle()

// instead of: replies.asSingle()
replies.asMaybe().ifEmpty(switchTo: Single<Int>.error(RxError.noElements))

// instead of: progress.ignoreElements().asCompletable()
Completable.create { answer in
  progress.subscribe(
    onError: { answer(.error($0)) },
    onCompleted: { answer(.completed) }
  )
}
// end 15.3
