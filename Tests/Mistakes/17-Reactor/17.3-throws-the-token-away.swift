// The token is thrown away: nothing ends when the reactor goes, and its requests run on.

// exercise 17.3 in ReactorMachine.swift
_ = stream.do(onNext: { [weak self] state in self?.keep(state) }).subscribe(states)
// end 17.3
