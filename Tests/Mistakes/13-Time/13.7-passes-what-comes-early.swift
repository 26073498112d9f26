// `skip` passes what comes within the time, and drops the rest.

// exercise 13.7
// instead of: if isOpen { forwardNext(element) }
if !isOpen { forwardNext(element) }
// end 13.7
