// The source is disposed, but what it still sends is heard.

// exercise 14.1
// instead of: close()
// end 14.1
