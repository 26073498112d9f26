// Keeps each state, and sends none.

// exercise 17.3 in ReactorMachine.swift
stream.subscribe(onNext: { [weak self] state in self?.keep(state) }).disposed(by: bag)
// end 17.3
