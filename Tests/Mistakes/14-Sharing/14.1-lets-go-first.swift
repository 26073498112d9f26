// It disposes the source first, and the source may still send while it is being disposed.

// exercise 14.1
// instead of: close()
// instead of: release()
release()
close()
// end 14.1
