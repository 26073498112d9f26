// Lets an answer wait until all observers have the element before it.

// exercise 16.5
// instead of: asObservable()
// instead of: .subscribe(
// instead of: AnonymousObserver(
// instead of: onNext: { element in
// instead of: for observer in observers { observer.onNext(element) }
// instead of: },
// instead of: onEnd: { event in
// instead of: for observer in observers { observer.on(event) }
// instead of: }
// instead of: )
// instead of: )
var waiting: [Element] = []
var isTelling = false
return asObservable()
  .subscribe(
    AnonymousObserver(
      onNext: { element in
        waiting.append(element)
        guard !isTelling else { return }
        isTelling = true
        while !waiting.isEmpty {
          let next = waiting.removeFirst()
          for observer in observers { observer.onNext(next) }
        }
        isTelling = false
      },
      onEnd: { event in
        for observer in observers { observer.on(event) }
      }
    )
  )
// end 16.5
