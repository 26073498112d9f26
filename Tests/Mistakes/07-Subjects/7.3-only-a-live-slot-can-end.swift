// Only a live slot can end: an end that has waited for the past is lost.

// exercise 7.3 in Slot.swift
guard !isClosed else { return }
// end 7.3

// exercise 7.3 in Slot.swift
guard phase.replace(.live, with: .closed) else { return }
// end 7.3
