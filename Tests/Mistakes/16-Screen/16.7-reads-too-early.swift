// Reads the value when the sequence is made: a subscriber begins with an old one.

// exercise 16.7 in Barometer.swift
let value = base[keyPath: property]
return .create { [base] observer in
  let token = base.watch(property) { _, value in observer.onNext(value) }
  observer.onNext(value)
  return Disposables.create { withExtendedLifetime(base) { token.dispose() } }
}
// end 16.7
