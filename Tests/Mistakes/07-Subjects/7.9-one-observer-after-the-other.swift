// The first observer is told element and end before the second is told anything.

// exercise 7.9 in AsyncSubject.swift
let old = last
last = element
if let old { element = old }
// end 7.9

// exercise 7.9 in AsyncSubject.swift
guard case .completed = end, let last else { return [] }
return [last]
// end 7.9

// exercise 7.9 in Broadcast.swift
slots.forEach { slot in
  let slot = unsafeDowncast(slot, to: Slot<Element>.self)
  for element in lastElements { slot.tell(element) }
  slot.tell(end)
}
// end 7.9
