// Leaves main only for the chart, and reads the archive once more for it.

// exercise 18.11
// instead of: .share()
// end 18.11
