// In 7.3, an observer that leaves a disposed subject is subtracted once more, so `subscriptions` falls
// below zero.

// exercise 7.3 in GuardedMachine.swift
guard let slot = machine.withLock({ $0.observerLeft(key) }) else { return }
slot.close()
// end 7.3

// exercise 7.3 in Slot.swift
phase.set(.closed)
// end 7.3

// exercise 7.3 in Slot.swift
guard !isClosed else { return }
hand(element)
// end 7.3

// exercise 7.3 in Slot.swift
guard !isClosed else { return }
close()
hand(end)
// end 7.3

// exercise 7.3 in SubjectMachine.swift
subscriptions -= 1
return slots.removeKey(key)
// end 7.3
