// The elements of the source are forwarded although the alarm has won.

// exercise 13.6
// instead of: guard countIfInTime() else { return }
_ = countIfInTime()
// end 13.6
