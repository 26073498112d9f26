// The first observer is told element and end before the second is told anything.

// exercise 7.2
// instead of: for element in lastElements { tell(element, to: slots) }
// instead of: slots.forEach { slot in slot.tell(end) }
slots.forEach { slot in
  let slot = unsafeDowncast(slot, to: Slot<Element>.self)
  for element in lastElements { slot.tell(element) }
  slot.tell(end)
}
// end 7.2
