// Goes on watching when nobody listens.

// exercise 15.14 in Barometer.swift
.create { [base] observer in
  observer.onNext(base[keyPath: property])
  _ = base.watch(property) { _, value in observer.onNext(value) }
  return Disposables.create()
}
// end 15.14
