// It opens with the failure after the last that it should let pass.

// exercise 10.10
// instead of: state = failures + 1 < limit ? .closed(failures: failures + 1) : .open
state = failures < limit ? .closed(failures: failures + 1) : .open
// end 10.10
