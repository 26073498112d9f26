// The stub stands in also where nobody has asked for it.

// exercise 17.9
stub.action
// end 17.9

// exercise 17.9
stub.state.asObservable()
// end 17.9

// exercise 17.9
stub.state.value
// end 17.9
