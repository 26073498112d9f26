// The stub stands in also where nobody has asked for it.

// exercise 16.9
stub.action
// end 16.9

// exercise 16.9
stub.state.asObservable()
// end 16.9

// exercise 16.9
stub.state.value
// end 16.9
