// An end is noted as a disposal: later observers are not told how the subject ended.

// exercise 7.2 in SubjectMachine.swift
life = .disposed
// end 7.2
