// The slot holds a token for the pull before the pull begins, which helps even if `pull` presses the
// button from inside.

// exercise 3.5 in RefreshButton.swift
let token = SingleAssignmentDisposable()
current.disposable = token
token.setDisposable(pull())
// end 3.5
