// A thermometer that ends without a measurement is an error.

// exercise 15.3
// instead of: thermometer.first()
thermometer.take(1).map { $0 }.asSingle()
// end 15.3
