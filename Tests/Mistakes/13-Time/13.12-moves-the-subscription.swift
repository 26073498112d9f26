// `subscribe(on:)` moves the subscription, but no events.

// exercise 13.12
// instead of: .observe(on: main)
.subscribe(on: main)
// end 13.12
