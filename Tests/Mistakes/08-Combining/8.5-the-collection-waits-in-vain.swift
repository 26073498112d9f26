// `zip` of a collection waits for the last end, as `zip` of separate sources does.

// exercise 8.5
gaps == 0 ? .sendResult : .wait
// end 8.5
// exercise 8.5
gaps == 0 ? .sendResult : .wait
// end 8.5
