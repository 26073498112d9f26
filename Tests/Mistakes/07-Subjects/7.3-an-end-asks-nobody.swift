// Only an element asks whether the slot is closed: whoever has left still hears the end.

// exercise 7.3 in Slot.swift
guard !isClosed else { return }
// end 7.3

// exercise 7.3 in Slot.swift
close()
// end 7.3
