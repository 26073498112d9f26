// Each state is kept, and nobody is told.

// exercise 16.3 in ReactorMachine.swift
stream.subscribe(onNext: { [weak self] state in self?.keep(state) }).disposed(by: bag)
// end 16.3
