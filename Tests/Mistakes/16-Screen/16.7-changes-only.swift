// Sends each change of the pressure, but not the current value.

// exercise 16.7 in Barometer.swift
.create { [base] observer in
  base.watch(property) { _, value in observer.onNext(value) }
}
// end 16.7
