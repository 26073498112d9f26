// The special forms call the more general one, and that is the only one which hops and catches.

// exercise 16.1
asSharedSequence(onErrorDriveWith: SharedSequence(raw: .just(onErrorJustReturn)))
// end 16.1

// exercise 16.1
asSharedSequence(onErrorRecover: { _ in onErrorDriveWith })
// end 16.1

// exercise 16.1
SharedSequence(
  asObservable()
    .observe(on: Strategy.scheduler)
    .catch { error in onErrorRecover(error).asObservable() }
)
// end 16.1

// exercise 16.1
asSharedSequence(onErrorRecover: { error in
  programmerError("An error came where none can come: \(error)")
  return .empty()
})
// end 16.1

// exercise 16.1
// end 16.1
