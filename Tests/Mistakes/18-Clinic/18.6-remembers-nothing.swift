// Goes to main above everything, and details that are opened later still miss what was measured.

// exercise 18.6
// instead of: .share(replay: 1)
.share()
// end 18.6
