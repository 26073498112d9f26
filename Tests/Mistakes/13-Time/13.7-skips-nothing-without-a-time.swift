// Without time `skip` passes everything, though its alarm has not rung.

// exercise 13.7
// instead of: if isOpen { forwardNext(element) }
if isOpen || dueTime.isOver { forwardNext(element) }
// end 13.7
