// Sends the elements to all observers, and the end to the first.

// exercise 16.5
subscribe(
  onNext: { element in observers.forEach { $0.onNext(element) } },
  onError: { error in observers.first?.onError(error) },
  onCompleted: { observers.first?.onCompleted() }
)
// end 16.5
