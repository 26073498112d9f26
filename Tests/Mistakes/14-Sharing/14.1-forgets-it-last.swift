// dispose() raises the flag first, but forgets the connection only after the source was disposed:
// whoever connects meanwhile gets the old connection, and hears nothing.

// exercise 14.1
// instead of: close()
// instead of: release()
isOver.raise()
release()
owner?.forget(self)
// end 14.1
