// All three streams are put in order, not the mutations alone: a state that the transformation adds
// while another is being sent is not heard at once.

// exercise 17.5
// instead of: return transform(state: states(from: inOrder(mutations)))
return transform(state: states(from: inOrder(mutations)))
  .observe(on: CurrentThreadScheduler.instance)
// end 17.5
