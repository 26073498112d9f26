// The slot is closed, and stays in the bag with its observer.

// exercise 7.3 in SubjectMachine.swift
return slots[key]
// end 7.3
