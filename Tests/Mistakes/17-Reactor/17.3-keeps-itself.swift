// The closure keeps the machine, whose bag keeps the closure: a retain cycle.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
stream.do(onNext: { state in self.keep(state) })
// end 17.3
