// The sink is an observer that ignores all after an end: two sequences are bound to the same
// property, one completes, and what the other one sends is not set any more. (let text =
// field.rx.text; a.bind(to: text); b.bind(to: text); a.onCompleted(); b.onNext("Rome").)

// exercise 16.6 in ControlProperty.swift
// instead of: self.valueSink = valueSink.asObserver()
self.valueSink = AnonymousObserver<PropertyType> { event in valueSink.on(event) }.asObserver()
// end 16.6
