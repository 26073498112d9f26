// Each element that `skip` drops starts its time over.

// exercise 13.7
// instead of: if isOpen { forwardNext(element) }
if isOpen { forwardNext(element) } else { setAlarm(after: dueTime) }
// end 13.7
