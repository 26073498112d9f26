// Tells each change of the pressure, and not what it is.

// exercise 15.14 in Barometer.swift
.create { [base] observer in
  base.watch(property) { _, value in observer.onNext(value) }
}
// end 15.14
