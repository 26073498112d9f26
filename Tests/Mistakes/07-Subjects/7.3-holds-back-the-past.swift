// Only a live slot lets an element through, so a new observer does not hear the past.

// exercise 7.3 in Slot.swift
guard phase.value() == .live else { return }
// end 7.3

// exercise 7.3 in Slot.swift
guard !isClosed else { return }
close()
// end 7.3
