// Tells each change of the pressure, and not what it is.

// exercise 16.7 in Barometer.swift
.create { [base] observer in
  base.watch(property) { _, value in observer.onNext(value) }
}
// end 16.7
