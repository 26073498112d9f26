// Waits a tick, even if the test does not want that.

// exercise 12.5
time > clock ? time : clock + 1
// end 12.5
