// Takes a delay of nothing for the hop: it lets errors through where they come from.

// exercise 13.12
// instead of: .observe(on: main)
.delay(.seconds(0), scheduler: main)
// end 13.12
