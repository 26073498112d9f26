// A zero is taken for the made-up seed: on a calm day (0 m/s measured) the details never appear.

// exercise 18.6
// instead of: .share(replay: 1)
.filter { speed in speed > 0 }
  .share(replay: 1)
// end 18.6
