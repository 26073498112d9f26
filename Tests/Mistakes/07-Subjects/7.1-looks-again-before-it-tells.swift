// Looks again whether the subject is running: what had to wait is lost if an end came meanwhile.

// exercise 7.1 in Broadcast.swift
if machine.withLock({ $0.isRunning }) { slot.tell(element) }
// end 7.1

// exercise 7.1 in Broadcast.swift
slot.tell(end)
// end 7.1

// exercise 7.1 in SubjectMachine.swift
return slots.insert(slot)
// end 7.1
