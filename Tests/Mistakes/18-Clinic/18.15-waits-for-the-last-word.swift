// Waits until the server has nothing more to say, and some never say so.

// exercise 18.15
// instead of: .take(1)
.takeLast(1)
// end 18.15
