// Subscribes to the stream twice, once to keep and once to send: each request is sent twice.

// exercise 17.3 in ReactorMachine.swift
stream.subscribe(onNext: { [weak self] state in self?.keep(state) }).disposed(by: bag)
stream.subscribe(states).disposed(by: bag)
// end 17.3
