// Stops loading in place of an error, and never after an answer.

// exercise 17.1
request()
  .map(Mutation.setDegrees)
  .catchAndReturn(.setLoading(false))
  .startWith(.setLoading(true))
// end 17.1
