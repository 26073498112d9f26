// `zip` of separate sources completes at an element that can never be joined, as for a collection.

// exercise 8.5
// instead of: gaps == 0 ? .sendResult : .wait
gaps == 0 ? .sendResult : .complete
// end 8.5
