// A spinner is at rest when the screen comes, so the first thing that it is told is to spin: when a
// reactor that is loading is replaced by one that is at rest, the spinner spins on.

// exercise 17.8
// instead of: reactor.state.map(\.isLoading)
reactor.state.map(\.isLoading)
  .skip(while: { isLoading in !isLoading })
// end 17.8
