// What `transform(action:)` returns is put in order, too: an action that it adds while a state is
// being heard is not heard at once, but after everybody has heard that state.

// exercise 17.5
// instead of: let mutations = transform(mutation: mutations(from: transform(action: actions)))
let heard = transform(action: actions).observe(on: CurrentThreadScheduler.instance)
let mutations = transform(mutation: mutations(from: heard))
// end 17.5
