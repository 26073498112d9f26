// Goes on watching when nobody listens.

// exercise 16.7 in Barometer.swift
.create { [base] observer in
  observer.onNext(base[keyPath: property])
  _ = base.watch(property) { _, value in observer.onNext(value) }
  return Disposables.create()
}
// end 16.7
