// The end is told but not noted: the subject still passes on what it is told.

// exercise 7.2 in SubjectMachine.swift
_ = end
// end 7.2
