// `sleep` counts in real time: on a clock whose later moments last longer, or that rounds, it
// sleeps for another span than it was given.

// exercise 12.3
// instead of: clock = time
let seconds = converter.convertFromVirtualTimeInterval(virtualInterval)
clock = converter.convertToVirtualTime(now.addingTimeInterval(seconds))
_ = time
// end 12.3
