// The stub stands in even where nobody has enabled it.

// exercise 17.9
stub.action
// end 17.9

// exercise 17.9
stub.state.asObservable()
// end 17.9

// exercise 17.9
stub.state.value
// end 17.9
