// One token empties the whole bag.

// exercise 7.3 in SubjectMachine.swift
let slot = slots[key]
slots.removeAll()
return slot
// end 7.3
