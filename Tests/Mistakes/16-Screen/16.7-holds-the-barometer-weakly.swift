// Holds the object weakly: a barometer that nobody else keeps is gone before anybody subscribes.

// exercise 16.7 in Barometer.swift
.create { [weak base] observer in
  guard let base else { return Disposables.create() }
  let token = base.watch(property) { _, value in observer.onNext(value) }
  observer.onNext(base[keyPath: property])
  return token
}
// end 16.7
