// Makes a proxy for each subscriber, and puts it before the one that is there.

// exercise 16.7
// instead of: manager.delegate as? LocationManagerDelegateProxy ?? LocationManagerDelegateProxy(manager)
LocationManagerDelegateProxy(manager)
// end 16.7
