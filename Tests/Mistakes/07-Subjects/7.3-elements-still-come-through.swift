// A closed slot holds back the end, and lets elements through.

// exercise 7.3 in Slot.swift

// end 7.3
