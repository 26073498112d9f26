// The source is never disposed.

// exercise 14.5
// instead of: release()
// end 14.5
