// A closure for each kind of event.

// exercise 4.7
subscribe(
  onNext: { element in
    do { observer.onNext(try transform(element)) } catch { observer.onError(error) }
  },
  onError: { observer.onError($0) },
  onCompleted: { observer.onCompleted() }
)
// end 4.7

// exercise 4.7
subscribe(
  onNext: { element in
    do {
      if try predicate(element) { observer.onNext(element) }
    } catch {
      observer.onError(error)
    }
  },
  onError: { observer.onError($0) },
  onCompleted: { observer.onCompleted() }
)
// end 4.7
