// The subject passes nothing on any more, and keeps its observers as long as it lives.

// exercise 7.4 in SubjectMachine.swift
life = .disposed
return slots
// end 7.4
