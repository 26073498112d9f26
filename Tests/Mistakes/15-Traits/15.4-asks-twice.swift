// Sends a request that failed once more, before the line says so.

// exercise 15.4
// instead of: temperature(city)
temperature(city)
  .retry(2)
// end 15.4
