// An error is reported as with a closure, and no observer hears of it. Lesson: "An observer
// receives all events, including an end or an error. What it makes of them is up to the observer."

// exercise 16.5
subscribe(
  onNext: { element in observers.forEach { $0.onNext(element) } },
  onError: { error in reportBindingError(error) },
  onCompleted: { observers.forEach { $0.onCompleted() } }
)
// end 16.5

// exercise 16.5
subscribe(onNext: onNext, onError: reportBindingError)
// end 16.5

// exercise 16.5
bind { [weak object] element in
  if let object { onNext(object, element) }
}
// end 16.5
