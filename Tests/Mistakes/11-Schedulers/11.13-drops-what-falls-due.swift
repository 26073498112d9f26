// What falls due during the pause is dropped, and never runs.

// exercise 11.13
// instead of: waiting.append(work)
// end 11.13
