// The request's error cuts off what comes after it: the spinner never stops.

// exercise 17.1
return .concat(
  .just(.setLoading(true)),
  request().map(Mutation.setDegrees),
  .just(.setLoading(false))
)
// end 17.1
