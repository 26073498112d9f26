// When the source ends, the current connection is forgotten, whichever it is: if the last listener
// left at the same moment and another came, its new connection is forgotten though it is open, and
// the next listener begins one more.

// exercise 14.5
// instead of: close()
// instead of: tell()
// instead of: release()
owner?.forgetCurrent()
close()
tell()
release()
// end 14.5
