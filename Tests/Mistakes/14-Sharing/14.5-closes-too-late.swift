// The connection is still the current one when the end is sent: whoever subscribes
// again gets the old one.

// exercise 14.5
// instead of: close()
// instead of: tell()
tell()
close()
// end 14.5
