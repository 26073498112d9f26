// The error of the request cuts off what comes after it: the spinner turns for ever.

// exercise 16.1
return .concat(
  .just(.setLoading(true)),
  request().map(Mutation.setDegrees),
  .just(.setLoading(false))
)
// end 16.1
