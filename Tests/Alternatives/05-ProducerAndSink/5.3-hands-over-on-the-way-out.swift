// Hands the pair over in a `defer`, between `run` and the return of the token.

// exercise 5.3
let token = SinkDisposer()
let pair = run(observer, cancel: token)
defer {
  let (sink, subscription): Pair = pair
  token.setSinkAndSubscription(sink: sink, subscription: subscription)
}
return token
// end 5.3
