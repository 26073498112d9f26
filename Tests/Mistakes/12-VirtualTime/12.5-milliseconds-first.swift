// Rounds twice, to milliseconds and then to ticks: 0.4996 seconds become a whole tick, and ticks
// shorter than a millisecond are lost.

// exercise 12.5
// instead of: let ticks = (timeInterval / resolution + 0.5).rounded(.down)
let milliseconds = (timeInterval * 1000).rounded()
let ticks = (milliseconds / 1000 / resolution + 0.5).rounded(.down)
// end 12.5
