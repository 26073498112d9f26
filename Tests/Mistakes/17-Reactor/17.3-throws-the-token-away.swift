// Throws the token away: when the reactor goes nothing ends, and its requests run on.

// exercise 17.3 in ReactorMachine.swift
_ = stream.do(onNext: { [weak self] state in self?.keep(state) }).subscribe(states)
// end 17.3
