// Closes and releases, and sends the end afterwards.

// exercise 14.5
// instead of: close()
// instead of: tell()
// instead of: release()
dispose()
tell()
// end 14.5
