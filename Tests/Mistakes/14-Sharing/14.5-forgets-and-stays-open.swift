// At the end the connection is forgotten, and not closed: whoever leaves meanwhile still ends it.

// exercise 14.5
// instead of: close()
owner?.forget(self)
// end 14.5
